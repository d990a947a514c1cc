import { errorCode } from '#contract/errors.ts';
import {
  exportStatement,
  listStatements,
  statementFormats,
  type Statement,
  type StatementFormat,
} from '#contract/billing.ts';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import { ApiError } from '#core/apiError.ts';
import { implement, implementExport, type TypedCall } from '#core/implement.ts';
import { columnsOf } from '#core/columns.ts';
import { languageOf, type Language } from '#core/language.ts';
import type { StatementRow } from '#core/settings.ts';
import type { Sheet } from '#core/spreadsheet.ts';
import { startOfDay, stampOf } from '#core/zone.ts';
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
type StatementCall = TypedCall<typeof exportStatement>;

const rowOf = ({ merchant, query }: StatementCall): StatementRow | undefined =>
  merchant.settings.statements.find(({ id }) => id === query.id);

/** A calendar month in the merchant's zone, up to now. */
function monthOf(zone: string, month: string, now: number): Period {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return {
    startAt: startOfDay(zone, `${month}-01`),
    endAt: Math.min(now, startOfDay(zone, `${next}-01`) - 1),
  };
}

/** The period of a statement or a month; the one under way where none is named. */
function periodOf(call: StatementCall): Period {
  const { merchant, now, query } = call;
  const zone = merchant.profile.merchant.time_zone;
  if (query.month) return monthOf(zone, query.month, now);
  if (!query.id)
    return { startAt: periodStart(merchant.settings.bill.statement.period, zone, now), endAt: now };
  const row = rowOf(call);
  if (!row) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
  return row;
}

/** Opening + in − out = closing of each token that had a balance or moved. */
function linesOf(call: StatementCall): Line[] {
  const { startAt, endAt } = periodOf(call);
  return assets
    .map((asset) => ({
      asset,
      ...sumsOf(call.merchant, { id: asset.id, start_time: startAt, end_time: endAt }),
    }))
    .filter(({ opening_balance, in_sum, out_sum }) =>
      [opening_balance, in_sum, out_sum].some((amount) => amount !== '0'),
    );
}

const isFormat = (format: string): format is StatementFormat =>
  statementFormats.some((known) => known === format);

/** As it is asked for, as it was written, or as the settings have it. */
function formatOf(call: StatementCall): StatementFormat {
  const { format = 'pdf' } = rowOf(call) ?? call.merchant.settings.bill.statement;
  return call.query.format ?? (isFormat(format) ? format : 'pdf');
}

/** A statement that was written keeps its language; the settings decide for any other, and else the caller. */
function languageFor(call: StatementCall): Language {
  const { lang } = rowOf(call) ?? call.merchant.settings.bill.statement;
  return lang === '' ? call.language : languageOf(lang);
}

function statementSheet(call: StatementCall): Sheet<Line> {
  const zone = call.merchant.profile.merchant.time_zone;
  const language = languageFor(call);
  const { title, money } = columnsOf<Line, 'statement'>(language, 'statement');
  const { startAt, endAt } = periodOf(call);
  const period = `${stampOf(zone, startAt)} – ${stampOf(zone, endAt)}`;
  const label = { title: 'period', value: () => period } as const;
  const text = { kind: 'text', width: 14 } as const;
  return {
    area: 'statement',
    language,
    format: formatOf(call),
    filters: { id: label, month: label },
    columns: [
      { key: 'token', title: title('token'), ...text, value: ({ asset }) => asset.token.token },
      {
        key: 'chain',
        title: title('chain'),
        ...text,
        value: ({ asset }) => asset.chain.chain,
      },
      money('opening_balance'),
      money('in_sum'),
      money('out_sum'),
      money('closing_balance'),
    ],
  };
}

export const statementHandlers = {
  'statements.list': implement(listStatements, ({ merchant, page }) => {
    const { statements, nextStatementAt } = merchant.settings;
    const list = statements.toReversed().slice(page.from, page.from + page.size);
    return { list: list.map(projectStatement), total: statements.length, next_time: nextStatementAt };
  }),

  'statements.export': implementExport(exportStatement, statementSheet, linesOf),
};
