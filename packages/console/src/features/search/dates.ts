import type { Day } from '#lib/time/time.ts';

export interface NamedDays {
  readonly from: Day;
  readonly to: Day;
  readonly rest: string;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = String.raw`(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|${MONTHS.join('|')})`;
const DIGITS = '一二三四五六七八九';

const day = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const monthNamed = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

type Span = readonly [Day, Day] | undefined;
type Reader = readonly [pattern: RegExp, read: (today: Day, ...groups: (string | undefined)[]) => Span];

/** Returns the days of a month or date, by default of the latest started year. Undefined if invalid. */
function datesOf(today: Day, month: number, date?: number, year?: number): Span {
  const chosen = year ?? Number(today.slice(0, 4));
  const last = new Date(Date.UTC(chosen, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || date === 0 || (date ?? 1) > last) return undefined;
  const first = day(chosen, month, date ?? 1);
  if (year === undefined && first > today) return datesOf(today, month, date, chosen - 1);
  return [first, day(chosen, month, date ?? last)];
}

function shifted(today: Day, first: number, last: number): Span {
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number);
  return [day(year, month, date + first), day(year, month, date + last)];
}
const weekday = (today: Day) => (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
function monthSpan(today: Day, months: number): Span {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return [day(year, month + months, 1), day(year, month + months + 1, 0)];
}

const readers: readonly Reader[] = [
  [/\btoday\b|今天|今日/, (today) => [today, today]],
  [/\bday before yesterday\b|前天/, (today) => shifted(today, -2, -2)],
  [/\byesterday\b|昨天|昨日/, (today) => shifted(today, -1, -1)],
  [/\bthis week\b|[本这]周|这个?星期/, (today) => shifted(today, -weekday(today), 0)],
  [/\blast week\b|上个?(周|星期)/, (today) => shifted(today, -weekday(today) - 7, -weekday(today) - 1)],
  [/\bthis month\b|[本当]月|这个月/, (today) => monthSpan(today, 0)],
  [/\blast month\b|上个?月/, (today) => monthSpan(today, -1)],
  [/\bthis year\b|今年/, (today) => [`${today.slice(0, 4)}-01-01`, today]],
  [
    /(?:\b(?:last|past) |[最过]?[近去] ?)(\d{1,3}) ?(?:days?\b|天|日)/,
    (today, days) => shifted(today, 1 - Number(days), 0),
  ],
  [
    /(?<![\w-])(20\d\d)(?:[-/.]|年)(\d{1,2})(?:(?:[-/.]|月)(\d{1,2})[日号]?|月)?(?![\w-])/,
    (today, year, month, date) => datesOf(today, Number(month), number(date), number(year)),
  ],
  [
    /(?<!\d)(\d{1,2})月(?:(\d{1,2})[日号]?)?/,
    (today, month, date) => datesOf(today, Number(month), number(date)),
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? ${MONTH}\b(?: (20\d\d)\b)?`),
    (today, date, month = '', year) => datesOf(today, monthNamed(month), number(date), number(year)),
  ],
  [
    new RegExp(String.raw`\b${MONTH}\b(?: (\d{1,2})(?:st|nd|rd|th)?\b)?(?:,? (20\d\d)\b)?`),
    (today, month = '', date, year) => datesOf(today, monthNamed(month), number(date), number(year)),
  ],
];

/** Parses days such as "last week", "October", "2026-11-20" or "上月". The result never contains a future day. */
export function readDays(query: string, today: Day): NamedDays | undefined {
  const typed = query
    .toLowerCase()
    .replace(/(十)?([一二三四五六七八九十])(?=月)/, (_, ten: string | undefined, digit: string) =>
      String((ten === undefined ? 0 : 10) + (digit === '十' ? 10 : DIGITS.indexOf(digit) + 1)),
    );
  for (const [pattern, read] of readers) {
    const found = pattern.exec(typed);
    const span = found && read(today, ...found.slice(1));
    if (!found || !span || span[0] > today) continue;
    const rest = typed.replace(found[0], ' ').replaceAll(/\s+/g, ' ').trim();
    return { from: span[0], to: span[1] < today ? span[1] : today, rest };
  }
  return undefined;
}
