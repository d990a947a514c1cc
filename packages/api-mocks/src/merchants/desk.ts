import {
  addressStatus,
  logResult,
  logType,
  workOrderAuthor,
  workOrderStatus,
  type CodeOf,
} from '../contract/enumerations.ts';
import { assetNamed } from '../core/catalogue/tokens.ts';
import type { Bank } from '../core/bank.ts';
import type { WorkOrderMessageRow } from '../core/rows/desk.ts';
import type { LogKey } from '../core/logWords.ts';
import type { Merchant } from '../core/merchant.ts';
import { stageCallbacks, tellCallbacks } from './deliveries.ts';
import { closeByItself, followWorkOrder } from '../resources/workOrders/rules.ts';
import { visitors } from './news.ts';
import { savedAddress, savedLabels } from './routine.ts';

const DAY = 86_400;
/** The address book a treasurer has after a year: one of them rests still. */
export function fillAddressBook(merchant: Merchant, from: number): void {
  const [cold, acme, desk] = savedLabels;
  const add = (token: string, chain: string, label: string, createdAt: number, useCount: number, memo = '') =>
    merchant.rows.addresses.add((index) => {
      const asset = assetNamed(token, chain);
      return {
        index,
        label,
        asset: asset.index,
        address: savedAddress(merchant, asset, label),
        memo,
        note: label === cold ? 'Two keys, in the safe' : '',
        status: addressStatus.active,
        activeAt: createdAt + DAY,
        lastUsedAt: useCount > 0 ? from + 361 * DAY : 0,
        useCount,
        createdAt,
        isDeleted: false,
      };
    });
  add('USDT', 'TRON', cold, from + 2 * DAY, 41);
  add('USDT', 'TRON', acme, from + 20 * DAY, 12);
  add('USDT', 'Ethereum', desk, from + 31 * DAY, 17);
  add('BTC', 'Bitcoin', cold, from + 44 * DAY, 9);
  add('USDC', 'Polygon', acme, from + 90 * DAY, 6);
  add('USDC', 'Solana', desk, from + 130 * DAY, 0);
  add('XRP', 'XRP Ledger', desk, from + 300 * DAY, 0, '20261120');
}

function stageAddress(bank: Bank, merchant: Merchant, now: number): void {
  const asset = assetNamed('ETH', 'Ethereum');
  const row = merchant.rows.addresses.add((index) => ({
    index,
    label: 'New custody',
    asset: asset.index,
    address: savedAddress(merchant, asset, 'New custody'),
    memo: '',
    note: 'Saved an hour ago',
    status: addressStatus.cooling,
    activeAt: now + 23 * 3600,
    lastUsedAt: 0,
    useCount: 0,
    createdAt: now - 3600,
    isDeleted: false,
  }));
  bank.scheduler.schedule(row.activeAt, () => {
    const still = merchant.rows.addresses.get(row.index);
    if (still?.status === addressStatus.cooling)
      merchant.rows.addresses.replace(row.index, { ...still, status: addressStatus.active });
  });
}

type Said = readonly [author: 1 | 2 | 3, content: WorkOrderMessageRow['content'], minutesAgo: number];

function stageWorkOrders(bank: Bank, merchant: Merchant, now: number): void {
  const add = (
    type: number,
    theme: string,
    status: CodeOf<typeof workOrderStatus>,
    isUnread: boolean,
    said: readonly Said[],
  ) => {
    const messages = said.map(([author, content, minutes]) => ({
      author,
      content,
      images: [],
      at: now - minutes * 60,
    }));
    const [first] = messages;
    const createdAt = first?.at ?? now;
    const updatedAt = messages.at(-1)?.at ?? now;
    return merchant.rows.workOrders.add((index) => ({
      index,
      type,
      theme,
      description: typeof first?.content === 'string' ? first.content : '',
      status,
      isUnread,
      tradeNo: '',
      txid: '',
      chain: '',
      contact: 1,
      rating: status === workOrderStatus.closed ? 5 : 0,
      createdAt,
      updatedAt,
      completedAt: status === workOrderStatus.completed ? updatedAt : 0,
      messages,
    }));
  };
  const { merchant: us, support } = workOrderAuthor;
  const { closed, completed, awaitingReply, processing, pending } = workOrderStatus;
  const day = 24 * 60;
  add(7, 'Gas charged twice in October', closed, false, [
    [us, 'The gas statement of 14 October lists the same transaction twice.', 36 * day],
    [support, { says: 'gasStatement' }, 35 * day],
  ]);
  const solved = add(4, 'Callbacks answered with 403', completed, false, [
    [us, 'Our firewall blocks your deliveries. Which addresses do they come from?', 4 * day],
    [support, { says: 'deliveryRange' }, 4 * day - 40],
    [us, 'That was it, thank you.', 4 * day - 90],
    [support, { says: 'glad' }, 3 * day],
  ]);
  add(1, 'Payment not credited on BSC', awaitingReply, true, [
    [us, 'A customer paid 120 USDT on BSC an hour ago and the order is still open.', 1.6 * day],
    [support, { says: 'lateTransfer' }, 1.3 * day],
  ]);
  add(8, 'A chart of payments by network', processing, false, [
    [us, 'Could the dashboard show how payments divide among the networks?', 300],
  ]);
  const last = add(2, 'Raise the daily limit', pending, false, [
    [us, 'We would like to withdraw up to 80,000 USDT in 24 hours from December.', 1],
  ]);
  followWorkOrder(bank, merchant, last.index, now);
  closeByItself(bank, merchant, solved.index, solved.completedAt);
}

function stageLogs(merchant: Merchant, now: number): void {
  const add = (
    hoursAgo: number,
    type: CodeOf<typeof logType>,
    words: LogKey,
    values: Record<string, string> = {},
    isBad = false,
  ) => {
    const visitor = visitors[Math.floor(hoursAgo) % visitors.length] ?? visitors[0];
    merchant.rows.logs.add((index) => ({
      index,
      at: now - Math.round(hoursAgo * 3600),
      type,
      words,
      values,
      result: isBad ? logResult.failure : logResult.success,
      ...visitor,
      sessionId: '',
    }));
  };
  add(24 * 40, logType.key, 'appCreated', { name: 'Sandbox' });
  add(24 * 9.8, logType.security, 'phone');
  for (let i = 20; i > 0; i -= 1)
    add(11 * i + 1, logType.login, i % 7 === 0 ? 'signInFailed' : 'signIn', {}, i % 7 === 0);
  add(9, logType.settings, 'profile');
  add(4.5, logType.key, 'secretReset', { name: 'Checkout · web' });
  add(1, logType.settings, 'addressAdded', { label: 'New custody' });
  add(0.9, logType.money, 'withdrawal', { amount: '380', token: 'USDC' });
  add(0.4, logType.login, 'signIn');
}

/** Everything around the money that is under way now. */
export function stageDesk(bank: Bank, merchant: Merchant, dayStart: number, now: number): void {
  tellCallbacks(merchant, dayStart, now);
  stageCallbacks(bank, merchant, now);
  stageAddress(bank, merchant, now);
  stageWorkOrders(bank, merchant, now);
  stageLogs(merchant, now);
}
