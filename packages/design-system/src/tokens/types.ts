/** Meaning of a colour. Colour is never the only sign: a word, a dot or an icon goes with it. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

/** Emphasis of a control. */
export type Variant = 'solid' | 'soft' | 'outline' | 'ghost';

export type Size = 'small' | 'medium' | 'large';

/** Distance between things, on the 4 px grid: 0, 4, 8, 12, 16, 24 and 32 px; `xxs` is 2 px, between lines that are one. */
export type Gap = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
