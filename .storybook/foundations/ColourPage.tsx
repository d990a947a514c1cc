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
import { light } from '#design-system/themes/light.ts';
import { darkMore, lightMore, withMoreContrast } from '#design-system/themes/moreContrast.ts';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './colour.css.ts';
import { VisionSpecimens } from './VisionSpecimens.tsx';
import { changedRoles, colourRoles, hues } from './colourValues.ts';
import { swatch } from './swatch.ts';

function Ramps() {
  return (
    <div className={css.ramps}>
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
    </div>
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

/** One row for a pair, a sample in each theme with what the arithmetic of WCAG says. */
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

/** Palette, roles in both themes, every pair with its contrast, and how it looks with other eyes. */
export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Colours are named by use, never by hue. One accent leads the eye; tones carry meaning, and a word, a dot or an icon always says the same."
    >
      <Section
        title="Palette"
        lead="Private to the design system: the themes choose from it, screens never do."
      >
        <Ramps />
      </Section>
      <Section title="Roles" lead="What components and screens use. Both themes fill every role.">
        <Facts
          label="Colour roles"
          columns={['Token', 'CSS property', 'Light', 'Dark']}
          rows={colourRoles(light, dark).map(({ token, property, onLight, onDark }) => [
            token,
            <code key="property" className={css.code}>
              {property}
            </code>,
            value(onLight),
            value(onDark),
          ])}
        />
      </Section>
      <Section
        title="Text pairs"
        lead={
          <>
            Every combination in use, at least 4.5:1 (
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
        lead="Edges, rings, marks and series, at least 3:1 (WCAG 1.4.11). An exception names what carries the meaning instead."
      >
        <Pairs pairsOf={graphicPairs} required={3} kind="graphic" />
      </Section>
      <Section
        title="More contrast"
        lead={
          <>
            Where the system asks for it (
            <Link href="https://developer.mozilla.org/docs/Web/CSS/@media/prefers-contrast" target="_blank">
              prefers-contrast: more
            </Link>
            ), text reaches 7:1 (WCAG 1.4.6), and edges and the focus ring 4.5:1; labels on filled buttons
            stay at 4.5:1. “Contrast” in the toolbar shows any story so.
          </>
        }
      >
        <Facts
          label="Colour roles with more contrast"
          columns={['Token', 'CSS property', 'Light', 'Dark']}
          rows={changedRoles(usual, more).map(({ token, property, onLight, onDark }) => [
            token,
            <code key="property" className={css.code}>
              {property}
            </code>,
            value(onLight),
            value(onDark),
          ])}
        />
        <Pairs pairsOf={textPairs} themes={more} required={7} kind="text" />
        <Pairs pairsOf={edgePairs} themes={more} required={4.5} kind="graphic" />
      </Section>
      <Section
        title="Colour vision"
        lead="The same tags, buttons and chart series as readers with another colour vision see them (simulated, Machado et al. 2009). The eye in the toolbar applies such a filter to any story."
      >
        <VisionSpecimens />
      </Section>
    </Page>
  );
}
