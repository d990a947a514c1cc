/**
 * A color in the format 2025.10 of the Design Tokens Community Group
 * (https://www.designtokens.org/tr/2025.10/format/): sRGB components, the opacity and the hex value.
 */
interface TokenColor {
  colorSpace: 'srgb';
  /** Red, green and blue, from 0 to 1. */
  components: readonly [number, number, number];
  /** The opacity from 0 to 1. */
  alpha: number;
  hex: string;
}

interface TokenDimension {
  value: number;
  unit: 'px';
}

interface TokenShadow {
  color: TokenColor;
  offsetX: TokenDimension;
  offsetY: TokenDimension;
  blur: TokenDimension;
  spread: TokenDimension;
}

type DesignToken =
  | { $type: 'color'; $value: TokenColor }
  | { $type: 'dimension'; $value: TokenDimension }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'cubicBezier'; $value: readonly number[] }
  | { $type: 'fontFamily'; $value: readonly string[] }
  | { $type: 'shadow'; $value: readonly TokenShadow[] };

export interface DesignTokens {
  [name: string]: DesignToken | DesignTokens;
}

export interface CssValues {
  readonly [name: string]: string | CssValues;
}

/** Returns the values in an object and its nested objects, by path, such as `color.text.muted`. */
export function leaves(values: object, path = ''): Array<[path: string, value: string]> {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] satisfies [string, string]]
      : leaves(Object(value), `${path}${name}.`),
  );
}

type Read = (css: string) => DesignToken;

const readers: Readonly<Record<string, Read>> = {
  color: (css) => ({ $type: 'color', $value: readColor(css) }),
  shadow: (css) => ({ $type: 'shadow', $value: css.split(/,\s*/).map(readShadow) }),
  font: (css) => ({
    $type: 'fontFamily',
    $value: css.split(/,\s*/).map((name) => name.replaceAll("'", '')),
  }),
  motion: readMotion,
};

/** Converts CSS values to tokens in px and ms. @throws {Error} if a value doesn't fit its group */
export function toDesignTokens(values: CssValues, read?: Read): DesignTokens {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const reader = read ?? readers[name] ?? readLength;
      return [name, typeof value === 'string' ? reader(value) : toDesignTokens(value, reader)];
    }),
  );
}

export function toCssValues(tokens: DesignTokens): CssValues {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, isToken(token) ? cssOf(token) : toCssValues(token)]),
  );
}

function isToken(token: DesignToken | DesignTokens): token is DesignToken {
  return '$value' in token;
}

function cssOf(token: DesignToken): string {
  switch (token.$type) {
    case 'color':
      return colorCss(token.$value);
    case 'dimension':
      return lengthCss(token.$value);
    case 'duration':
      return `${token.$value.value}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'fontFamily':
      return token.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'shadow':
      break;
  }
  return token.$value
    .map(({ color: ink, offsetX, offsetY, blur }) =>
      [...[offsetX, offsetY, blur].map(lengthCss), colorCss(ink)].join(' '),
    )
    .join(', ');
}

function readColor(css: string): TokenColor {
  if (css === 'transparent') return color([0, 0, 0], 0);
  const hex = /^#([\dA-F]{2})([\dA-F]{2})([\dA-F]{2})$/i.exec(css);
  if (hex)
    return color(
      hex.slice(1).map((digits) => parseInt(digits, 16)),
      1,
    );
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  if (!rgb) throw new Error(`not a color: ${css}`);
  return color(rgb.slice(1, 4).map(Number), Number(rgb[4]));
}

function color([red = 0, green = 0, blue = 0]: readonly number[], alpha: number): TokenColor {
  const share = (part: number) => Math.round((part / 255) * 10_000) / 10_000;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return {
    colorSpace: 'srgb',
    components: [share(red), share(green), share(blue)],
    alpha,
    hex: `#${hex.toUpperCase()}`,
  };
}

function colorCss({ components, alpha, hex }: TokenColor): string {
  if (alpha === 1) return hex;
  const parts = components.map((share) => Math.round(share * 255)).join(' ');
  return `rgb(${parts} / ${alpha})`;
}

function readLength(css: string): DesignToken {
  return { $type: 'dimension', $value: length(css) };
}

function length(css: string): TokenDimension {
  const pixels = /^(\d+)px$|^0$/.exec(css);
  if (!pixels) throw new Error(`not a length in pixels: ${css}`);
  return { value: Number(pixels[1] ?? 0), unit: 'px' };
}

function lengthCss({ value }: TokenDimension): string {
  return value === 0 ? '0' : `${value}px`;
}

function readShadow(css: string): TokenShadow {
  const [, x = '', y = '', blur = '', ink = ''] = /^(\S+) (\S+) (\S+) (.+)$/.exec(css) ?? [];
  return {
    color: readColor(ink),
    offsetX: length(x),
    offsetY: length(y),
    blur: length(blur),
    spread: length('0'),
  };
}

function readMotion(css: string): DesignToken {
  const duration = /^(\d+)ms$/.exec(css);
  if (duration) return { $type: 'duration', $value: { value: Number(duration[1]), unit: 'ms' } };
  const curve = /^cubic-bezier\((.*)\)$/.exec(css);
  if (!curve) throw new Error(`not a motion: ${css}`);
  return { $type: 'cubicBezier', $value: (curve[1] ?? '').split(',').map(Number) };
}
