/** The ranges of specification §9, and calendar months. They are relative to today, even in a link. */
export const relativeRanges = ['today', '7d', '15d', '30d', 'month', 'lastMonth'] as const;

/** The first range is the default. The range `days` includes its first and last day. */
export const dayRanges = ['all', ...relativeRanges, 'days'] as const;
export type DayRange = (typeof dayRanges)[number];

export const hourRanges = ['24h', ...relativeRanges, 'all', 'days'] as const;

export const noRanges = ['all'] as const;
