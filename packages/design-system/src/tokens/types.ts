/** The meaning of a color. A text or an icon must convey the same meaning. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

export type Variant = 'solid' | 'soft' | 'outline' | 'ghost';

export type Size = 'small' | 'medium' | 'large';

/** The spacing on a grid of 4 px: 0, 4, 8, 12, 16, 24 and 32 px. `xxs` is 2 px, for lines that belong together. */
export type Gap = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
