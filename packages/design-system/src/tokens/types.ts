/** What a thing means. Colour never says it alone: a word, a dot, a sign or an icon goes with it. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

/** How loudly a control speaks. */
export type Variant = 'solid' | 'soft' | 'outline' | 'ghost';

export type Size = 'small' | 'medium' | 'large';

/** Distance between things, on the 4 px grid: 0, 4, 8, 12, 16, 24 and 32 px. */
export type Gap = 'none' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
