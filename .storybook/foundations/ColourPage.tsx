import { Link } from '@settlement/design-system/Link';
import { contrast } from '../../packages/design-system/src/tokens/contrast.ts';
import {
  type ColorPair,
  contrastExceptions,
  graphicPairs,
  wordPairs,
} from '../../packages/design-system/src/themes/contrastPairs.ts';
import { palette } from '../../packages/design-system/src/tokens/palette.ts';
import { dark } from '../../packages/design-system/src/themes/dark.ts';
import { light } from '../../packages/design-system/src/themes/light.ts';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './colour.css.ts';
import { VisionSpecimens } from './VisionSpecimens.tsx';
import { colourRoles, hues } from './colourValues.ts';
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

interface PairsProps {
  readonly pairsOf: (theme: typeof light) => readonly ColorPair[];
  readonly required: number;
  readonly sample: string;
}

/** One row for a pair, a sample in each theme with what the arithmetic of WCAG says. */
function Pairs({ pairsOf, required, sample }: PairsProps) {
  const darkPairs = new Map(pairsOf(dark).map((pair) => [pair[0], pair]));
  return (
    <ul className={css.pairs}>
      {pairsOf(light).map((pair) => {
        const [name] = pair;
        return (
          <li key={name} className={css.pair}>
            <span className={css.pairName}>{name}</span>
            <Sample pair={pair} theme="light" required={required} sample={sample} />
            <Sample pair={darkPairs.get(name) ?? pair} theme="dark" required={required} sample={sample} />
          </li>
        );
      })}
    </ul>
  );
}

interface SampleProps extends Omit<PairsProps, 'pairsOf'> {
  readonly pair: ColorPair;
  readonly theme: 'light' | 'dark';
}

function Sample({ pair: [name, foreground, background], theme, required, sample }: SampleProps) {
  const ratio = contrast(foreground, background);
  const reason = contrastExceptions[theme]?.[name];
  return (
    <span className={css.sample}>
      <span aria-hidden className={css.sampleChip} style={swatch(background, foreground)}>
        {sample}
      </span>
      <span className={css.ratio}>{`${ratio.toFixed(2)}:1`}</span>
      <span className={ratio < required ? css.below : css.grade}>
        {ratio < required ? 'exception' : ratio >= 7 && required > 3 ? 'AAA' : 'AA'}
      </span>
      {reason !== undefined && <span className={css.reason}>{reason}</span>}
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
        <Pairs pairsOf={wordPairs} required={4.5} sample="Ag 128.50" />
      </Section>
      <Section
        title="Graphic pairs"
        lead="Edges, rings, marks and series, at least 3:1 (WCAG 1.4.11). An exception names what carries the meaning instead."
      >
        <Pairs pairsOf={graphicPairs} required={3} sample="●  ▬" />
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
