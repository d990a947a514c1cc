import { expect, test } from 'vitest';
import { certifyCommand } from './command.ts';
import { mask } from './card.ts';

test.each([
  [['--profile', 'full'], 'certify --url'],
  [['--url', 'http://127.0.0.1:9', '--profile', 'everything'], 'certify --url'],
  [['--url', 'http://127.0.0.1:9', '--only', 'nothing like it'], 'No rule of the profile'],
  [['--url', 'http://127.0.0.1:9', '--write-baseline'], '--write-baseline needs --baseline'],
  [['--url', 'http://127.0.0.1:9'], 'No server responds at http://127.0.0.1:9'],
])('certify exits with 2 and explains the problem with the arguments %j', async (args, explanation) => {
  const lines: string[] = [];
  expect(await certifyCommand(args, {}, (line) => lines.push(line))).toBe(2);
  expect(lines.join('\n')).toContain(explanation);
});

test.each([
  ['{"email":"ann@shop.example","id":"7"}', '{"email":"***","id":"7"}'],
  ['{"phone":"2071838750","token":"USDT"}', '{"phone":"***","token":"USDT"}'],
  ['{"token":"0d7e1a52-7f54"}', '{"token":"***"}'],
  ['{"secret_key":"sk_live_12', '{"secret_key":"***"'],
  ['sent to ann@shop.example and +44 20 7183 8750', 'sent to *** and ***'],
])('mask hides private data in %s', (text, masked) => {
  expect(mask(text)).toBe(masked);
});

test('mask hides a secret of the settings anywhere in a text', () => {
  expect(mask('code=hunter22', ['hunter22'])).toBe('code=***');
});
