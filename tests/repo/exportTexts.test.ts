import { expect, test } from 'vitest';
import bankEnglish from '#api-mocks/core/messages/en-US.json' with { type: 'json' };
import bankChinese from '#api-mocks/core/messages/zh-CN.json' with { type: 'json' };
import type { CodeKind } from '#api-mocks/core/textKeys.ts';
import { read } from './source.ts';

const base = 'packages/console/src/i18n/messages';

/** The messages of the screens that say the same codes, as `<area>:<prefix>`. */
const messages: Record<CodeKind, string> = {
  payment: 'payments:payments.status',
  difference: 'payments:payments.difference',
  withdrawal: 'dialogs:common.withdrawal',
  progress: 'dialogs:common.progress',
  movement: 'funds:funds.type',
  direction: 'funds:funds.direction',
  source: 'funds:funds.source',
  callback: 'callbacks:callbacks.status',
  callbackOrder: 'callbacks:callbacks.order',
  workOrderStatus: 'workOrders:workOrders.status',
  workOrderType: 'workOrders:workOrders.type',
  address: 'addresses:addresses.status',
  applicationMode: 'applications:applications.mode',
  applicationStatus: 'applications:applications.status',
  logType: 'account:account.log.type',
  logResult: 'account:account.log',
};

/** What the log calls its two results has no code in its id. */
const resultIds: Record<string, string> = { 1: 'account.log.done', 2: 'account.log.refused' };

test.each(Object.entries(messages))('exports say the texts of the screens: %s', (kind, source) => {
  const [area = '', prefix = ''] = source.split(':');
  for (const [language, texts] of [
    ['en-US', bankEnglish],
    ['zh-CN', bankChinese],
  ] as const) {
    const shown: Record<string, string> = JSON.parse(read(`${base}/${language}/${area}.json`));
    const written = Object.entries(texts).filter(([id]) => id.startsWith(`code.${kind}.`));
    expect(written).not.toEqual([]);
    for (const [writtenId, text] of written) {
      const code = writtenId.slice(`code.${kind}.`.length);
      const id = (kind === 'logResult' && resultIds[code]) || `${prefix}.${code}`;
      expect({ id, text }).toEqual({ id, text: shown[id] });
    }
  }
});
