import { errorCode } from '../../contract/errors.ts';
import { exportStatement, listStatements, type Statement } from '../../contract/billing.ts';
import { assets, type Asset } from '../../core/catalogue/tokens.ts';
import { ApiError } from '../../core/apiError.ts';
import { implement, implementExport, type Call } from '../../core/implement.ts';
import type { StatementRow } from '../../core/settings.ts';
import type { Sheet } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';
import { sumsOf } from '../funds/stream.ts';
import { periodStart } from './write.ts';

function projectStatement(row: StatementRow): Statement {
  const { id, period, startAt, endAt, email, lang, format, writtenAt } = row;
  return {
    id,
    period,
    start_time: startAt,
    end_time: endAt,
    email,
    lang,
    format,
    created_time: writtenAt,
  };
}

type Line = ReturnType<typeof sumsOf> & { readonly asset: Asset };

type Period = Pick<StatementRow, 'startAt' | 'endAt'>;

/** The period of a statement; the one under way where none is named. */
function periodOf({ merchant, now }: Call, id: string | undefined): Period {
  const { bill, statements } = merchant.settings;
  const zone = merchant.profile.merchant.time_zone;
  if (!id) return { startAt: periodStart(bill.statement.period, zone, now), endAt: now };
  const row = statements.find((one) => one.id === id);
  if (!row) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
  return row;
}

/** Opening + in − out = closing of each token that had a balance or moved. */
function linesOf(call: Call, { startAt, endAt }: Period): Line[] {
  return assets
    .map((asset) => ({
      asset,
      ...sumsOf(call.merchant, { id: asset.id, start_time: startAt, end_time: endAt }),
    }))
    .filter(({ opening_balance, in_sum, out_sum }) =>
      [opening_balance, in_sum, out_sum].some((amount) => amount !== '0'),
    );
}

function statementSheet(call: Call): Sheet<Line> {
  const zone = call.merchant.profile.merchant.time_zone;
  const text = { kind: 'text', width: 14 } as const;
  const money = { kind: 'money', width: 22 } as const;
  return {
    area: 'statement',
    title: { en: 'Statement', zh: '对账单' },
    filters: {
      id: {
        title: { en: 'Period', zh: '对账期间' },
        value(id) {
          const { startAt, endAt } = periodOf(call, id);
          return `${stampOf(zone, startAt)} – ${stampOf(zone, endAt)}`;
        },
      },
    },
    columns: [
      { key: 'token', title: { en: 'Token', zh: '币种' }, ...text, value: ({ asset }) => asset.token.token },
      {
        key: 'chain',
        title: { en: 'Network', zh: '网络' },
        ...text,
        value: ({ asset }) => asset.chain.chain,
      },
      {
        key: 'opening_balance',
        title: { en: 'Opening balance', zh: '期初余额' },
        ...money,
        value: (line) => line.opening_balance,
      },
      { key: 'in_sum', title: { en: 'In', zh: '收入' }, ...money, value: (line) => line.in_sum },
      { key: 'out_sum', title: { en: 'Out', zh: '支出' }, ...money, value: (line) => line.out_sum },
      {
        key: 'closing_balance',
        title: { en: 'Closing balance', zh: '期末余额' },
        ...money,
        value: (line) => line.closing_balance,
      },
    ],
  };
}

export const statementHandlers = {
  'statements.list': implement(listStatements, ({ merchant, page }) => {
    const { statements, nextStatementAt } = merchant.settings;
    const list = statements.toReversed().slice(page.from, page.from + page.size);
    return { list: list.map(projectStatement), total: statements.length, next_time: nextStatementAt };
  }),

  'statements.export': implementExport(exportStatement, statementSheet, (call) =>
    linesOf(call, periodOf(call, call.query.id)),
  ),
};
