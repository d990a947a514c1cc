import { Grid } from '@settlement/design-system/Grid';
import { Mono } from '@settlement/design-system/Mono';
import { type } from '@settlement/design-system/tokens';
import type { CSSProperties } from 'react';
import { fixed } from '#design-system/tokens/fixed.ts';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './type.css.ts';

type Step = keyof typeof type;

const uses: Readonly<Record<Step, string>> = {
  micro: 'badges, ticks of an axis, names of groups',
  caption: 'hints, second lines, time stamps',
  small: 'tables, tags, dense lists',
  body: 'text for reading',
  input: 'text that users type on a phone',
  section: 'titles of cards and sections',
  heading: 'titles of dialogs and drawers',
  title: 'the title of a page, once per page',
  number: 'totals within a card',
  figure: 'the figure of a statistic',
  hero: 'the balance',
  display: 'the amount being entered',
};

const isStep = (name: string): name is Step => Object.hasOwn(type, name);
const steps = Object.keys(type).filter(isStep);

function styleOf(step: Step): CSSProperties {
  return type[step];
}

export function TypePage() {
  return (
    <Page
      title="Typography"
      lead="Latin text uses Inter, and Chinese text uses the system’s typeface. A step defines size, line height, weight and letter spacing together. There are no sizes between two steps."
    >
      <Section title="Scale">
        <ul className={css.scale}>
          {steps.map((step) => {
            const { fontWeight, letterSpacing } = styleOf(step);
            return (
              <li key={step} className={css.step}>
                <div className={css.about}>
                  <span className={css.name}>{step}</span>
                  <span className={css.figures}>
                    {`${parseInt(fixed.type[step].size, 10)}/${parseInt(fixed.type[step].line, 10)}`}
                    {fontWeight !== undefined && ` · ${fontWeight}`}
                    {letterSpacing !== undefined && ` · ${letterSpacing}`}
                  </span>
                  <span className={css.use}>{uses[step]}</span>
                </div>
                <span className={css.specimen} style={styleOf(step)}>
                  Withdraw 1,284.50 USDT <span lang="zh-CN">提现到账 1,284.50</span>
                </span>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section
        title="Figures"
        lead="Every number that can change or is in a column has digits of equal width. Otherwise, digits jump when they refresh."
      >
        <Grid minColumn="280px">
          <div className={css.sample}>
            <span className={css.name}>Tabular, always</span>
            <div className={css.columnOfFigures}>
              <span>1,111.11 USDT</span>
              <span>9,804.56 USDT</span>
              <span>27,441.70 USDT</span>
            </div>
          </div>
          <div className={css.sample}>
            <span className={css.name}>Proportional, for text only</span>
            <div className={css.proportional}>
              <span>1,111.11 USDT</span>
              <span>9,804.56 USDT</span>
              <span>27,441.70 USDT</span>
            </div>
          </div>
        </Grid>
      </Section>
      <Section
        title="Identifiers"
        lead="Addresses, transaction IDs and order numbers are monospaced and shortened in the middle. The copy is complete."
      >
        <p className={css.mono}>
          <Mono>TQn9Y2…j1xYm8</Mono> <Mono>0x8F2a…c41D</Mono> <Mono>841203…031042</Mono>
        </p>
      </Section>
      <Section title="Faces">
        <Facts
          label="Faces"
          columns={['Token', 'Family']}
          rows={[
            ['font.body', fixed.font.body],
            ['font.mono', fixed.font.mono],
          ]}
        />
      </Section>
    </Page>
  );
}
