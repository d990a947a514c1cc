import { Stack } from '@settlement/design-system/Stack';
import { Link } from '@settlement/design-system/Link';
import { contrast } from '#design-system/tokens/contrast.ts';
import {
  type ColorPair,
  contrastExceptions,
  edgePairs,
  graphicPairs,
  textPairs,
  wordPairs,
} from '#design-system/themes/contrastPairs.ts';
import { palette } from '#design-system/tokens/palette.ts';
import { dark } from '#design-system/themes/dark.ts';
import { light } from '#design-system/tokens/light.ts';
import { darkMore, lightMore, withMoreContrast } from '#design-system/themes/moreContrast.ts';
import { Facts, Page, Section } from '../page/Page.tsx';
import { swatch, VisionSpecimens } from './VisionSpecimens.tsx';
import { vars } from '@settlement/design-system/tokens';
import * as css from './colour.css.ts';

function Ramps() {
  return (
    <Stack>
      {hues(palette).map(({ hue, steps }) => (
        <div key={hue} className={css.ramp}>
          <span className={css.rampName}>{hue}</span>
          <ul className={css.steps}>
            {steps.map(({ step, value }) => (
              <li key={step} className={css.step}>
                <span className={css.chip} style={swatch(value)} />
                <span className={css.stepName}>{step}</span>
                <span className={css.hex}>{value}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}

const value = (text: string) => (
  <span className={css.value}>
    <span className={css.dot} style={swatch(text)} />
    {text}
  </span>
);

const samples = { text: 'Ag 128.50', graphic: '●  ▬' };
const usual = { light, dark };
const more = { light: withMoreContrast(light, lightMore), dark: withMoreContrast(dark, darkMore) };

interface PairsProps {
  readonly pairsOf: (theme: typeof light) => readonly ColorPair[];
  readonly themes?: typeof usual;
  readonly required: number;
  readonly kind: keyof typeof samples;
}

function Pairs({ pairsOf, themes = usual, required, kind }: PairsProps) {
  const darkPairs = new Map(pairsOf(themes.dark).map((pair) => [pair[0], pair]));
  return (
    <ul className={css.pairs}>
      {pairsOf(themes.light).map((pair) => {
        const [name] = pair;
        return (
          <li key={name} className={css.pair}>
            <span className={css.pairName}>{name}</span>
            <Sample pair={pair} theme="light" required={required} kind={kind} />
            <Sample pair={darkPairs.get(name) ?? pair} theme="dark" required={required} kind={kind} />
          </li>
        );
      })}
    </ul>
  );
}

interface SampleProps extends Omit<PairsProps, 'pairsOf' | 'themes'> {
  readonly pair: ColorPair;
  readonly theme: 'light' | 'dark';
}

function Sample({ pair: [name, foreground, background], theme, required, kind }: SampleProps) {
  const ratio = contrast(foreground, background);
  const reason = contrastExceptions[theme]?.[name];
  return (
    <span className={css.sample}>
      <span aria-hidden className={css.sampleChip} style={swatch(background, foreground)}>
        {samples[kind]}
      </span>
      <span className={css.ratio}>{`${ratio.toFixed(2)}:1`}</span>
      <span className={ratio < required ? css.below : css.grade}>
        {ratio < required ? 'exception' : ratio >= 7 && kind === 'text' ? 'AAA' : 'AA'}
      </span>
      {ratio < required && reason !== undefined && <span className={css.reason}>{reason}</span>}
    </span>
  );
}

export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Colors are named by use, never by hue. One accent attracts attention. Tones have a meaning, which a text, a dot or an icon always repeats."
    >
      <Section title="Palette" lead="Only the themes of the design system use the palette.">
        <Ramps />
      </Section>
      <Section title="Roles" lead="Components and screens use these colors. Both themes define every role.">
        <Roles label="Color roles" roles={colourRoles(light, dark)} />
      </Section>
      <Section
        title="Text pairs"
        lead={
          <>
            Every combination in use has at least 4.5:1 (
            <Link href="https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html" target="_blank">
              WCAG 1.4.3
            </Link>
            ). A test computes the same figures.
          </>
        }
      >
        <Pairs pairsOf={wordPairs} required={4.5} kind="text" />
      </Section>
      <Section
        title="Graphic pairs"
        lead="Edges, focus rings, marks and chart series have at least 3:1 (WCAG 1.4.11). Each exception lists another indicator of the meaning."
      >
        <Pairs pairsOf={graphicPairs} required={3} kind="graphic" />
      </Section>
      <Section
        title="More contrast"
        lead={
          <>
            If the system requests it (
            <Link href="https://developer.mozilla.org/docs/Web/CSS/@media/prefers-contrast" target="_blank">
              prefers-contrast: more
            </Link>
            ), text has at least 7:1 (WCAG 1.4.6), and edges and the focus ring have 4.5:1. Labels on filled
            buttons keep 4.5:1. “Contrast” in the toolbar applies this to any story.
          </>
        }
      >
        <Roles label="Color roles with more contrast" roles={changedRoles(usual, more)} />
        <Pairs pairsOf={textPairs} themes={more} required={7} kind="text" />
        <Pairs pairsOf={edgePairs} themes={more} required={4.5} kind="graphic" />
      </Section>
      <Section
        title="Color vision"
        lead="These tags, buttons and chart series simulate other kinds of color vision (Machado et al. 2009). The eye in the toolbar applies these filters to any story."
      >
        <VisionSpecimens />
      </Section>
    </Page>
  );
}

interface RolesProps {
  readonly label: string;
  readonly roles: ReturnType<typeof colourRoles>;
}

function Roles({ label, roles }: RolesProps) {
  return (
    <Facts
      label={label}
      columns={['Token', 'CSS property', 'Light', 'Dark']}
      rows={roles.map(({ token, property, onLight, onDark }) => [
        token,
        <code key="property" className={css.code}>
          {property}
        </code>,
        value(onLight),
        value(onDark),
      ])}
    />
  );
}

type Values = { readonly [name: string]: string | Values };

function flatten(values: Values, prefix = ''): [path: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

interface Themed {
  readonly color: object;
}

function colourRoles(light: Themed, dark: Themed) {
  const onLight = new Map(flatten({ ...light.color }));
  const onDark = new Map(flatten({ ...dark.color }));
  return flatten(vars.color).map(([path, property]) => ({
    token: `color.${path}`,
    property: property.slice('var('.length, -1),
    onLight: onLight.get(path) ?? '',
    onDark: onDark.get(path) ?? '',
  }));
}

interface Themes {
  readonly light: Themed;
  readonly dark: Themed;
}

function changedRoles(before: Themes, after: Themes) {
  const known = new Map(colourRoles(before.light, before.dark).map((role) => [role.token, role]));
  return colourRoles(after.light, after.dark).filter(({ token, onLight, onDark }) => {
    const role = known.get(token);
    return role?.onLight !== onLight || role.onDark !== onDark;
  });
}

function hues(palette: Readonly<Record<string, string>>) {
  const found = new Map<string, { step: string; value: string }[]>();
  for (const [name, value] of Object.entries(palette)) {
    const [, hue = name, step = ''] = /^([a-z]+)(\d*)$/.exec(name) ?? [];
    found.set(hue, [...(found.get(hue) ?? []), { step: step || name, value }]);
  }
  return [...found].map(([hue, steps]) => ({ hue, steps }));
}
