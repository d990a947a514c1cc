import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { endpoints, type EndpointId } from '@settlement/api-mocks/contract/endpoints';
import type { ExtensionGroup } from '@settlement/api-mocks/contract/extensions';
import { useMemo } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import type { MessageId } from '#i18n/ids.ts';

export type DocumentedCall = Endpoint<EndpointId>;

export function endpointsByNoun(
  offers: (endpoint: Endpoint) => boolean,
): readonly (readonly [noun: string, calls: readonly DocumentedCall[]])[] {
  const nouns = new Map<string, DocumentedCall[]>();
  for (const endpoint of Object.values<DocumentedCall>(endpoints).filter(offers)) {
    const noun = endpoint.id.split('.')[0] ?? endpoint.id;
    nouns.set(noun, [...(nouns.get(noun) ?? []), endpoint]);
  }
  return [...nouns];
}

const parts: readonly (readonly [anchor: string, title: MessageId, group?: ExtensionGroup])[] = [
  ['start', 'docs.start'],
  ['two-step', 'docs.twoStep'],
  ['integrate', 'docs.integrate', 'orders'],
  ['webhooks', 'docs.webhooks', 'callbacks'],
  ['signature', 'docs.sign', 'callbacks'],
  ['snippets', 'docs.snippets', 'callbacks'],
  ['conventions', 'docs.conventions'],
  ['reference', 'docs.reference'],
  ['states', 'docs.states'],
  ['errors', 'docs.errors'],
  ['test-data', 'docs.test'],
  ['changelog', 'docs.changelog'],
];

export function useParts() {
  const offers = useOffers();
  return useMemo(() => parts.filter(([, , group]) => offers(group)), [offers]);
}
