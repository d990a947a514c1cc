/** Ready ranges of specification §9, and calendar months; in a link they stay relative: "last 7 days" is still that tomorrow. */
export const relativeRanges = ['today', '7d', '15d', '30d', 'month', 'lastMonth'] as const;

/** The ranges of a list, the first where none is chosen; with `days` the first and the last one count. */
export const dayRanges = ['all', ...relativeRanges, 'days'] as const;
export type DayRange = (typeof dayRanges)[number];

/** For what goes wrong now: the last day by the hour comes first. */
export const hourRanges = ['24h', ...relativeRanges, 'all', 'days'] as const;

/** For a list that has no dates to filter by. */
export const noRanges = ['all'] as const;
