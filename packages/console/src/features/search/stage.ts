import type { SavedAddress } from '@settlement/api-mocks/contract/addresses';
import type { SwapPair } from '@settlement/api-mocks/contract/swap';
import type { AssetPart } from '#data/assets.ts';
import { findRoute, sidesOf } from '#data/swapPairs.ts';
import type { Text } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';
import { flat, hasParts } from './match.ts';

export interface FormFacts {
  readonly parts: readonly Pick<AssetPart, 'id' | 'token' | 'chain' | 'net_work' | 'balance'>[];
  readonly saved: readonly Pick<
    SavedAddress,
    'id' | 'label' | 'currency_id' | 'token' | 'chain' | 'net_work' | 'address'
  >[];
  readonly pairs: readonly SwapPair[];
}

export interface FormFields {
  readonly recipient?: string | undefined;
  readonly address?: string | undefined;
  readonly token?: string | undefined;
  readonly network?: string | undefined;
  readonly amount?: string | undefined;
  readonly target?: string | undefined;
  readonly available?: string | undefined;
}

export interface FilledForm {
  readonly title: string;
  readonly detail: string;
  readonly to: string;
  readonly fields: FormFields;
}

const verbs = {
  transfer: /\b(transfer|zhuanzhang)\b|内部转账|转账|划转/,
  withdraw: /\b(withdraw|send|pay ?out|cash out|tixian)\b|提现|提币|转出|打款/,
  swap: /\b(swap|convert|exchange|duihuan)\b|兑换|闪兑|换/,
  deposit: /\b(deposit|top up|chongzhi)\b|充值|充币/,
} as const;
type Verb = keyof typeof verbs;
const isVerb = (name: string): name is Verb => Object.hasOwn(verbs, name);

const names: Readonly<Record<string, string>> = {
  bitcoin: 'BTC',
  比特币: 'BTC',
  ethereum: 'ETH',
  以太坊: 'ETH',
  以太币: 'ETH',
  tether: 'USDT',
  泰达币: 'USDT',
  tron: 'TRX',
  波场币: 'TRX',
};
const CONNECTORS = /^(to|into|for|from|with|in|on|via|account)$/;
/** An amount. A comma may be a decimal separator, so it must precede groups of three digits. */
const AMOUNT = /^(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
const ACCOUNT = /(?:\bto |给|向|到)\s*(?:account |商户\s*)?(\d{5,}(?![\d.])(?! ?[a-z])|[\w.+-]+@[\w.-]+)/i;

interface Command {
  readonly verb: Verb;
  readonly amount: string;
  readonly tokens: readonly string[];
  readonly account: string;
  readonly rest: string;
}

export const verbOf = (query: string): Verb | undefined =>
  Object.keys(verbs)
    .filter(isVerb)
    .find((name) => verbs[name].test(query.toLowerCase()));

function readCommand(query: string, symbols: ReadonlySet<string>): Command | undefined {
  const typed = query.normalize('NFKC');
  const verb = verbOf(typed);
  if (verb === undefined) return undefined;
  const pattern = new RegExp(verbs[verb].source, 'i');
  const account = ACCOUNT.exec(typed)?.[1] ?? '';
  const parts = typed
    .replace(ACCOUNT, ' ')
    .replace(pattern, ' ')
    .replaceAll(/\p{Script=Han}+/gu, ' $& ')
    .replaceAll(/(?<=^|\s)([\d.,]+)(?=[a-z])/gi, '$1 ')
    .split(/\s+/)
    .map((part) => part.replace(/^[给向到至把将用从成为]+|[给向到至成为个]+$/g, ''))
    .filter((part) => part !== '' && !CONNECTORS.test(part.toLowerCase()));
  const most = verb === 'swap' ? 2 : 1;
  const tokens: string[] = [];
  const rest: string[] = [];
  let amount = '';
  let owner: number | undefined;
  for (const [index, part] of parts.entries()) {
    const symbol = symbols.has(part.toUpperCase()) ? part.toUpperCase() : (names[part.toLowerCase()] ?? '');
    if (symbols.has(symbol) && tokens.length < most) {
      if (AMOUNT.test(parts[index - 1] ?? '')) owner = tokens.length;
      tokens.push(symbol);
    } else if (AMOUNT.test(part) && amount === '') {
      amount = part.replaceAll(',', '');
    } else rest.push(part);
  }
  // The swap form has no field for the amount to receive, so a query such as "swap to 100 USDT" can't fill it in.
  if (verb === 'swap' && (owner === 1 || /^\s*(to|into)\b/i.test(typed.replace(pattern, ''))))
    return undefined;
  return { verb, amount, tokens, account, rest: rest.join(' ') };
}

const hrefOf = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()}`;

const networkOf = (chain: string, standard: string) => [chain, standard].filter(Boolean).join(' · ');

const isNamed = (rest: string, ...of: readonly string[]) =>
  rest === '' || hasParts(of.join(' '), rest) || flat(of.join('')).includes(flat(rest));

export function fillForms(text: Text, query: string, { parts, saved, pairs }: FormFacts): FilledForm[] {
  const sides = sidesOf(pairs);
  const command = readCommand(query, new Set([...parts, ...saved, ...sides].map(({ token }) => token)));
  if (command === undefined) return [];
  const { verb, amount, tokens, account, rest } = command;
  const [token = '', target] = tokens;
  const sum = [amount, token].filter(Boolean).join(' ');
  const balances = new Map(parts.map(({ id, balance }) => [id, balance]));
  const byBalance = (one: { readonly id: string }, other: { readonly id: string }) =>
    compare(balances.get(other.id) ?? '0', balances.get(one.id) ?? '0');
  const own = parts
    .filter((part) => part.token === token && isNamed(rest, part.chain, part.net_work))
    .toSorted(byBalance);

  if (verb === 'deposit')
    return own.map(({ id, chain, net_work }) => ({
      title: text('search.form.deposit', { sum: token }),
      detail: networkOf(chain, net_work),
      to: hrefOf('/property/recharge', { id }),
      fields: { token, network: networkOf(chain, net_work) },
    }));

  if (verb === 'swap')
    return sides
      .filter((side) => side.token === token)
      .toSorted(byBalance)
      .flatMap((from) =>
        sides
          .filter((to) => to.token === target && findRoute(pairs, from.id, to.id)?.isOpen)
          .filter((to) => isNamed(rest, from.chain, from.net_work, to.chain, to.net_work))
          .map((to) => ({
            title: text('search.form.swap', { sum, token: to.token }),
            detail: `${from.chain} → ${to.chain}`,
            to: hrefOf('/property/swap', { from: from.id, to: to.id, amount }),
            fields: {
              token,
              network: from.chain,
              amount,
              target: networkOf(to.token, to.chain),
              available: balances.get(from.id),
            },
          })),
      );

  const isTransfer = account !== '' || (verb === 'transfer' && rest === '');
  if (isTransfer && sum !== '') {
    const chosen = token === '' ? [{ id: '', chain: '' }] : own;
    return chosen.map(({ id, chain }) => ({
      title:
        account === ''
          ? text('search.form.transfer', { sum })
          : text('search.form.transferTo', { sum, account }),
      detail: chain,
      to: hrefOf('/property/transfer', { id, payee: account, amount }),
      fields: { recipient: account, token, network: chain, amount, available: balances.get(id) },
    }));
  }
  if (isTransfer || (sum === '' && rest === '')) return [];

  const unnamed = token === '' && rest === '' ? [{ id: '', chain: '', net_work: '' }] : own;
  const plain = unnamed.map(({ id, chain, net_work }) => ({
    title: text('search.form.withdraw', { sum }),
    detail: networkOf(chain, net_work),
    to: hrefOf('/property/withdraw', { id, amount }),
    fields: { token, network: networkOf(chain, net_work), amount, available: balances.get(id) },
  }));
  const isCovered = (one: { readonly currency_id: string }) =>
    compare(balances.get(one.currency_id) ?? '0', amount || '0') > 0;
  const toSaved = saved
    .filter((one) => token === '' || one.token === token)
    .filter((one) => isNamed(rest, one.label, one.chain, one.net_work))
    .toSorted((one, other) => Number(isCovered(other)) - Number(isCovered(one)))
    .map((one) => ({
      title: text('search.form.withdrawTo', {
        sum: [amount, one.token].filter(Boolean).join(' '),
        name: one.label,
      }),
      detail: `${one.chain} · …${one.address.slice(-6)}`,
      to: hrefOf('/property/withdraw', { id: one.currency_id, saved: one.id, amount }),
      fields: {
        recipient: one.label,
        address: one.address,
        token: one.token,
        network: networkOf(one.chain, one.net_work),
        amount,
        available: balances.get(one.currency_id),
      },
    }));
  return [...plain, ...toSaved];
}
