import type { SearchHit } from '#contract/search.ts';
import type { Handlers } from '#core/http/implement.ts';
import { assetAt, tokens } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits } from '#core/books/money.ts';
import { addressIdOf } from '../addresses/book.ts';
import { appIdOf } from '../applications/rules.ts';
import { findPayments } from '../payments/find.ts';
import { tradeNoOf } from '../payments/derived.ts';
import { withdrawalNoOf, withdrawalTxid } from '../withdrawals/project.ts';
import { numberOf, workOrderIdOf } from '../workOrders/rules.ts';

const MOST_OF_A_KIND = 5;

function money(amount: bigint, index: number): string {
  const asset = assetAt(index);
  return `${formatUnits(amount, asset.decimals)} ${asset.token.token} · ${asset.chain.chain}`;
}

function payments(merchant: Merchant, keyword: string): SearchHit[] {
  return findPayments(merchant, { keyword }, { from: 0, size: MOST_OF_A_KIND }).list.map((row) => {
    const number = tradeNoOf(merchant, row);
    return {
      kind: 'payment',
      id: number,
      title: row.outTradeNo,
      detail: money(row.amount, row.asset),
      status: row.status,
      created_time: row.createdAt,
      link: `/record?detail=${number}`,
    };
  });
}

function withdrawals(merchant: Merchant, keyword: string): SearchHit[] {
  const lower = keyword.toLowerCase();
  const isPartOfNumber = /^\d{4,32}$/.test(keyword);
  return merchant.rows.withdrawals
    .all()
    .filter(
      (row) =>
        (isPartOfNumber && withdrawalNoOf(merchant, row).includes(keyword)) ||
        row.address.toLowerCase().includes(lower) ||
        row.label.toLowerCase().includes(lower) ||
        (keyword.length >= 40 && withdrawalTxid(merchant, row) === keyword),
    )
    .slice(-MOST_OF_A_KIND)
    .map((row) => ({
      kind: 'withdrawal',
      id: withdrawalNoOf(merchant, row),
      title: row.label || row.address,
      detail: money(row.amount, row.asset),
      status: row.status,
      created_time: row.createdAt,
      link: `/property/fundingDetails?tab=withdrawal&detail=${withdrawalNoOf(merchant, row)}`,
    }));
}

function desk(merchant: Merchant, keyword: string): SearchHit[] {
  const lower = keyword.toLowerCase();
  const { apps, addresses, workOrders } = merchant.rows;
  const hits: SearchHit[] = [];
  for (const row of apps.all()) {
    if (row.isDeleted || !`${row.name} ${row.appid}`.toLowerCase().includes(lower)) continue;
    hits.push({
      kind: 'application',
      id: appIdOf(row),
      title: row.name,
      detail: row.appid,
      status: row.status,
      created_time: row.createdAt,
      link: `/appManage?app=${appIdOf(row)}`,
    });
  }
  for (const row of addresses.all()) {
    if (row.isDeleted || !`${row.label} ${row.address}`.toLowerCase().includes(lower)) continue;
    hits.push({
      kind: 'address',
      id: addressIdOf(row),
      title: row.label,
      detail: row.address,
      status: row.status,
      created_time: row.createdAt,
      link: `/property/address?keyword=${encodeURIComponent(row.label)}`,
    });
  }
  for (const row of workOrders.all()) {
    if (!`${numberOf(row)} ${row.theme}`.toLowerCase().includes(lower)) continue;
    hits.push({
      kind: 'workOrder',
      id: workOrderIdOf(row),
      title: row.theme,
      detail: numberOf(row),
      status: row.status,
      created_time: row.createdAt,
      link: `/work-order?detail=${workOrderIdOf(row)}`,
    });
  }
  for (const { id, token, name } of tokens) {
    if (!`${token} ${name}`.toLowerCase().includes(lower)) continue;
    hits.push({
      kind: 'token',
      id,
      title: token,
      detail: name,
      status: 1,
      created_time: 0,
      link: `/property?search=${token}`,
    });
  }
  return hits;
}

export const searchHandlers = {
  'search.all': ({ merchant, query }) => {
    const list = [
      ...payments(merchant, query.keyword),
      ...withdrawals(merchant, query.keyword),
      ...desk(merchant, query.keyword),
    ];
    return { list, total: list.length };
  },
} satisfies Partial<Handlers>;
