import { Button } from '@settlement/design-system/Button';
import { vars } from '@settlement/design-system/tokens';
import { useState } from 'react';
import { fixed } from '#design-system/themes/fixed.ts';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './motion.css.ts';

const speeds = [
  { name: 'fast', use: 'Hover, press, a switch, a tag that changes.' },
  { name: 'normal', use: 'What arrives or leaves: a menu, a drawer, a toast.' },
] as const;

/** Two durations, one curve, and what never moves. */
export function MotionPage() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Page
      title="Motion"
      lead="Movement says where something came from, in a fifth of a second at most. With reduced motion everything is simply there."
    >
      <Section
        title="Durations and curve"
        lead="Transform and opacity only: neither makes the browser lay the page out again."
      >
        <div className={css.stage}>
          {speeds.map(({ name }) => (
            <div key={name} className={css.lane}>
              <span className={css.label}>{`motion.${name}`}</span>
              <span className={css.track}>
                <span
                  className={css.ball}
                  data-end={isAtEnd || undefined}
                  style={{ transitionDuration: vars.motion[name] }}
                />
              </span>
            </div>
          ))}
          <div>
            <Button variant="outline" onPress={() => setAtEnd(!isAtEnd)}>
              Move
            </Button>
          </div>
        </div>
        <Facts
          label="Motion tokens"
          columns={['Token', 'Value', 'For']}
          rows={[
            ...speeds.map(
              ({ name, use }) =>
                [`motion.${name}`, fixed.motion[name], use] satisfies [string, string, string],
            ),
            ['motion.ease', fixed.motion.ease, 'Everything: quick at first, gentle at the end.'],
          ]}
        />
      </Section>
      <Section title="Rules">
        <Facts
          label="Rules of motion"
          columns={['What', 'How']}
          rows={[
            ['Loading', 'A skeleton in the shape of the screen after 200 ms; no spinner for a page.'],
            ['Numbers', 'Replaced in place, never counted up.'],
            ['Repeating', 'Only the ticker and skeletons; both stop for reduced motion.'],
            ['Focus', 'Shows at once: a ring that fades in is late.'],
            ['Reduced motion', 'Nothing moves or fades. Try it in the toolbar, on any story.'],
          ]}
        />
      </Section>
    </Page>
  );
}
