import { Inline } from '@settlement/design-system/Inline';
import { Grid } from '@settlement/design-system/Grid';
import { Button } from '@settlement/design-system/Button';
import { vars, breakpoints } from '@settlement/design-system/tokens';
import { fixed, touchSizes } from '#design-system/tokens/fixed.ts';
import { Facts, Page, Prose, Section } from '../page/Page.tsx';
import * as css from './space.css.ts';

const entries = <Key extends string>(values: Readonly<Record<Key, string>>) =>
  Object.entries<string>(values).map(([name, value]) => ({ name, value }));

const layouts: Readonly<Record<keyof typeof breakpoints, string>> = {
  smallest: 'A phone at 400% zoom (WCAG 1.4.10): a single column.',
  mobile: 'The widest phone layout: cards, sheets, the bottom bar.',
  tablet: 'From this width on: the columns of a desktop.',
  narrow: 'Up to this width: cards in one column next to the sidebar.',
  compact: 'Up to this width: a collapsed sidebar.',
};

const controls = ['controlSmall', 'control', 'controlLarge', 'header', 'bottomBar'] as const;

export function SpacePage() {
  return (
    <Page
      title="Space and shape"
      lead="Layouts use a grid of 4 px, one set of corners, and hairlines instead of shadows. Related elements are closer together."
    >
      <Section
        title="Space"
        lead={
          <Prose text="Between elements: the `gap` of Stack, Inline and Grid. `inset` is the space inside controls and cards." />
        }
      >
        <Grid minColumn="320px" align="start">
          {[
            { group: 'space', values: entries(fixed.space) },
            { group: 'inset', values: entries(fixed.inset) },
          ].map(({ group, values }) => (
            <ul key={group} className={css.bars}>
              {values.map(({ name, value }) => (
                <li key={name} className={css.barRow}>
                  <span className={css.name}>{`${group}.${name}`}</span>
                  <span className={css.value}>{value}</span>
                  <span className={css.bar} style={{ width: value }} />
                </li>
              ))}
            </ul>
          ))}
        </Grid>
      </Section>
      <Section
        title="Corners"
        lead="Larger surfaces have rounder corners: a mark, a tag, a control, a card, a dialog."
      >
        <ul className={css.tiles}>
          {entries(fixed.radius).map(({ name, value }) => (
            <li key={name} className={css.tile}>
              <span className={css.corner} style={{ borderRadius: value }} />
              <span className={css.name}>{`radius.${name}`}</span>
              <span className={css.value}>{value}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Elevation"
        lead="Only floating surfaces have a shadow. A card on the canvas has a hairline."
      >
        <ul className={css.surfaces}>
          {(['card', 'floating', 'modal'] as const).map((name) => (
            <li key={name} className={css.tile}>
              <span className={css.surface} style={{ boxShadow: vars.shadow[name] }} />
              <span className={css.name}>{`shadow.${name}`}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Density"
        lead="Controls are 36 px high for a mouse and 44 px for touch. A target is never smaller than 24 px (WCAG 2.5.8)."
      >
        <Inline gap="m">
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} size={size}>{`Button, ${size}`}</Button>
          ))}
        </Inline>
        <Facts
          label="Heights"
          columns={['Token', 'Mouse', 'Touch']}
          rows={controls.map((name) => [`size.${name}`, fixed.size[name], touchSizes[name]])}
        />
      </Section>
      <Section title="Breakpoints" lead="Widths of the window, in CSS pixels.">
        <Facts
          label="Breakpoints"
          columns={['Name', 'Width', 'Layout']}
          rows={Object.entries(layouts).map(([name, layout]) => [
            name,
            `${Object.entries(breakpoints).find(([key]) => key === name)?.[1] ?? ''} px`,
            layout,
          ])}
        />
      </Section>
    </Page>
  );
}
