import { Button } from '@settlement/design-system/Button';
import { vars } from '@settlement/design-system/tokens';
import { useState } from 'react';
import { fixed } from '#design-system/tokens/fixed.ts';
import { Facts, Page, Section } from '../page/Page.tsx';
import * as css from './motion.css.ts';

const speeds = [
  { name: 'fast', use: 'Hover, press, switches, and tags that change.' },
  { name: 'normal', use: 'Elements that appear or disappear: a menu, a drawer, a toast.' },
] as const;

export function MotionPage() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Page
      title="Motion"
      lead="Motion shows where an element comes from, in at most a fifth of a second. With reduced motion, everything appears immediately."
    >
      <Section
        title="Durations and curve"
        lead="Only transform and opacity, because neither changes the layout of the page."
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
            ['motion.ease', fixed.motion.ease, 'All motion: fast at the start, slow at the end.'],
          ]}
        />
      </Section>
      <Section title="Rules">
        <Facts
          label="Rules of motion"
          columns={['What', 'How']}
          rows={[
            ['Loading', 'A skeleton in the shape of the screen after 200 ms. Pages have no spinner.'],
            ['Numbers', 'Replaced in place, never counted up.'],
            ['Repeating', 'Only the ticker and skeletons. Both stop with reduced motion.'],
            ['Focus', 'Appears immediately, because a ring that fades in is too late.'],
            ['Reduced motion', 'Nothing moves or fades. Try it in the toolbar, on any story.'],
          ]}
        />
      </Section>
    </Page>
  );
}
