import type { ReportFigures, ReportGroup, ReportRow, Summary } from '#contract/reports.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatValue } from '#core/books/money.ts';
import { wasPaid } from '../payments/lifecycle.ts';
import { choicesOf } from './closing.ts';
import { orderLines, type OrderLine, type Scope } from './lines.ts';
import { isComplete, periodBefore, type Period } from './period.ts';

const none = () => ({ order_count: 0, paid_count: 0, volume: 0n, fees: 0n, refunds: 0n });
type Figures = ReturnType<typeof none>;

function addLine(figures: Figures, { key, value, payment }: OrderLine): void {
  if (key === 'ordered') figures.order_count += 1;
  if (key === 'ordered' && wasPaid(payment)) figures.paid_count += 1;
  if (key === 'paid') figures.volume += value;
  if (key === 'fees') figures.fees -= value;
  if (key === 'refunds') figures.refunds -= value;
}

const groups: Readonly<
  Record<ReportGroup, (merchant: Merchant, line: OrderLine) => readonly [string, string]>
> = {
  application({ rows }, { payment }) {
    const app = rows.apps.get(payment.app);
    return [app?.appid ?? '-', app?.name ?? ''];
  },
  token(_merchant, { asset }) {
    const { token } = assetAt(asset).token;
    return [token, token];
  },
  network(_merchant, { asset }) {
    const { chain } = assetAt(asset).chain;
    return [chain, chain];
  },
};

interface Group {
  readonly name: string;
  readonly now: Figures;
  readonly before: Figures;
}

const project = (figures: Figures): ReportFigures => ({
  ...figures,
  volume: formatValue(figures.volume),
  fees: formatValue(figures.fees),
  refunds: formatValue(figures.refunds),
});

export function summarize(scope: Scope, by: ReportGroup): Summary {
  const { merchant, period, now } = scope;
  const previous = periodBefore(merchant.profile.merchant.time_zone, period);
  const byGroup = new Map<string, Group>();
  const sums = { now: none(), before: none() };
  const count = (counted: Period, when: 'now' | 'before') => {
    for (const line of orderLines({ ...scope, period: counted })) {
      const [id, name] = groups[by](merchant, line);
      const group = byGroup.get(id) ?? { name, now: none(), before: none() };
      byGroup.set(id, group);
      addLine(group[when], line);
      addLine(sums[when], line);
    }
  };
  count(period, 'now');
  count(previous, 'before');
  const rows = [...byGroup].toSorted(([, a], [, b]) => Number(b.now.volume - a.now.volume));
  return {
    start_time: period.startAt,
    end_time: period.endAt,
    is_complete: isComplete(period, now),
    ...choicesOf(merchant, now),
    previous_start_time: previous.startAt,
    previous_end_time: previous.endAt,
    list: rows.map(([id, group]): ReportRow => ({
      id,
      name: group.name,
      ...project(group.now),
      previous: project(group.before),
    })),
    sum: project(sums.now),
    previous_sum: project(sums.before),
  };
}
