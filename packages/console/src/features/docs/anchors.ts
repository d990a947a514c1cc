import type { MessageId } from '#i18n/ids.ts';

/** The parts of the page in their order, each with an address of its own. */
export const parts: readonly (readonly [anchor: string, title: MessageId])[] = [
  ['start', 'docs.start'],
  ['two-step', 'docs.twoStep'],
  ['integrate', 'docs.integrate'],
  ['webhooks', 'docs.webhooks'],
  ['signature', 'docs.sign'],
  ['snippets', 'docs.snippets'],
  ['conventions', 'docs.conventions'],
  ['reference', 'docs.reference'],
  ['states', 'docs.states'],
  ['errors', 'docs.errors'],
  ['test-data', 'docs.test'],
  ['changelog', 'docs.changelog'],
];
