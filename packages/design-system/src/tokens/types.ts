/** The meaning of a color. A text, a dot or an icon always accompanies the color. */
export type Tone = 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical';

export type Variant = 'solid' | 'soft' | 'outline' | 'ghost';

export type Size = 'small' | 'medium' | 'large';

/** The spacing on the 4 px grid: 0, 4, 8, 12, 16, 24 and 32 px. `xxs` is 2 px, between closely related lines. */
export type Gap = 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
