export interface Theme {
  color: {
    canvas: string;
    surface: string;
    sunken: string;
    raised: string;
    scrim: string;
    line: Record<'default' | 'strong' | 'control', string>;
    text: Record<
      'default' | 'muted' | 'accent' | 'positive' | 'caution' | 'critical' | 'neutral' | 'onFill',
      string
    >;
    fill: Record<
      | 'accent'
      | 'accentHover'
      | 'accentPressed'
      | 'critical'
      | 'criticalHover'
      | 'hover'
      | 'pressed'
      | 'track',
      string
    >;
    soft: Record<'accent' | 'accentHover' | 'neutral' | 'positive' | 'caution' | 'critical', string>;
    graphic: Record<'accent' | 'positive' | 'caution' | 'critical' | 'neutral', string>;
    focus: string;
    chart: Record<'first' | 'second' | 'third' | 'fourth' | 'others', string>;
    hero: Record<'from' | 'to' | 'ring' | 'text' | 'line', string>;
  };
  shadow: Record<'card' | 'floating' | 'modal', string>;
}
