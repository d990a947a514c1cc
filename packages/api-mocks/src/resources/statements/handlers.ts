import {
  type exportStatement,
  statementFormats,
  type Statement,
  type StatementFormat,
} from '#contract/billing.ts';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import { operationFailed } from '#core/http/apiError.ts';
import { fileOf, type TypedCall, type Handlers } from '#core/http/implement.ts';
import { columnsOf } from '#core/files/columns.ts';
import { languageOf, type Language } from '#core/text/formatText.ts';
import type { StatementRow } from '#core/books/settings.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { stampOf } from '#core/time/zone.ts';
import { sumsOf } from '../funds/stream.ts';
import { monthPeriod, readPeriod } from '../reports/period.ts';
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

/** Returns the period that a call selects by month, range or statement ID. Default: the current period. */
function periodOf(call: StatementCall): Period {
  const { merchant, now, query } = call;
  const zone = merchant.profile.merchant.time_zone;
  if (query.month) return monthPeriod(zone, query.month, now);
  if (query.from || query.to) return readPeriod(merchant, query, now);
  if (!query.id)
    return { startAt: periodStart(merchant.settings.bill.statement.period, zone, now), endAt: now };
  const row = rowOf(call);
  if (!row) throw operationFailed('not_found');
  return row;
}

/** Returns a line for each used token on a network. In each line, opening + in − out = closing. */
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

function formatOf(call: StatementCall): StatementFormat {
  const { format = 'pdf' } = rowOf(call) ?? call.merchant.settings.bill.statement;
  return call.query.format ?? (isFormat(format) ? format : 'pdf');
}

/** Returns the language of the stored statement, of the settings or, if they have none, of the caller. */
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
  const showPeriod = () => period;
  const text = { kind: 'text', width: 14 } as const;
  return {
    area: 'statement',
    language,
    format: formatOf(call),
    noun: 'statement',
    filters: { id: showPeriod, month: showPeriod, from: showPeriod, to: () => undefined },
    filterTitles: {
      id: 'statement.period',
      month: 'statement.period',
      from: 'statement.period',
      to: 'statement.period',
    },
    columns: [
      { key: 'token', title: title('token'), ...text, value: ({ asset }) => asset.token.token },
      { key: 'chain', title: title('chain'), ...text, value: ({ asset }) => asset.chain.chain },
      money('opening_balance'),
      money('in_sum'),
      money('out_sum'),
      money('closing_balance'),
    ],
  };
}

export const statementHandlers = {
  'statements.list': ({ merchant, page }) => {
    const { statements, nextStatementAt } = merchant.settings;
    const list = statements.toReversed().slice(page.from, page.from + page.size);
    return { list: list.map(projectStatement), total: statements.length, next_time: nextStatementAt };
  },

  'statements.export': { download: fileOf(statementSheet, linesOf) },
} satisfies Partial<Handlers>;
