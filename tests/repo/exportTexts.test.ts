import { expect, test } from 'vitest';
import { codeTexts } from '../../packages/api-mocks/src/core/codeTexts.ts';
import { read } from './source.ts';

const base = 'packages/console/src/i18n/messages';

/** The messages of the screens that say the same codes, as `<area>:<prefix>`. */
const messages: Record<keyof typeof codeTexts, string> = {
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
  const texts: Readonly<Record<string, Readonly<Record<'en' | 'zh', string>>>> =
    codeTexts[kind as keyof typeof codeTexts];
  for (const [language, code] of [
    ['en-US', 'en'],
    ['zh-CN', 'zh'],
  ] as const) {
    const shown: Record<string, string> = JSON.parse(read(`${base}/${language}/${area}.json`));
    for (const [number, text] of Object.entries(texts)) {
      const id = (kind === 'logResult' && resultIds[number]) || `${prefix}.${number}`;
      expect({ id, text: text[code] }).toEqual({ id, text: shown[id] });
    }
  }
});
