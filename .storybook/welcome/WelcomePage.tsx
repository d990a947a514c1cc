import { Fragment } from 'react';
import { Heading } from '@settlement/design-system/Heading';
import changelog from '../../CHANGELOG.md?raw';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { DeskLink } from '../page/DeskLink.tsx';
import { Facts, Page, Section } from '../page/Page.tsx';
import { Prose } from '../page/Prose.tsx';
import { consoleChanges, packageChanges } from './changes.ts';
import { type StoryRef, journeys } from './journeys.ts';
import * as css from './welcome.css.ts';

const changes = [
  ...consoleChanges(changelog),
  packageChanges(
    import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
    import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
];

const hrefOf = ({ title, story }: StoryRef) => `./?path=/story/${toId(title, storyNameFromExport(story))}`;

/** The entrance: what this is, where to start, what changed. */
export function WelcomePage() {
  return (
    <Page
      title="Settlement Business Center"
      lead="Every component and every state of every screen, on a working mock bank: in two languages, light and dark, on desktop and phone. Nothing here needs a server or an account."
    >
      <Section title="Where to start">
        <ul className={css.journeys}>
          {journeys.map(({ role, question, steps }) => (
            <li key={role} className={css.journey}>
              <div className={css.journeyHead}>
                <Heading level={3} size="section">
                  {role}
                </Heading>
                <p className={css.question}>{question}</p>
              </div>
              <ol className={css.steps}>
                {steps.map(({ text, to }) => (
                  <li key={to.label} className={css.step}>
                    <span>
                      {text} <DeskLink href={hrefOf(to)}>{to.label}</DeskLink>
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="The toolbar"
        lead="What you choose is in the address: copy it, and your reader sees the same."
      >
        <Facts
          label="The toolbar"
          columns={['Tool', 'What it does']}
          rows={[
            [
              'Find, ⌘K or Ctrl K',
              'Opens a state by its screen, its name, its message in either language or its code; the first letters of a word are enough. Add how to show it: “too large phone dark zh”, or “too large p d z”.',
            ],
            [
              'Theme, language',
              'At once, without losing what you did. “Long text” shows what a long translation does to a layout.',
            ],
            [
              'Viewport',
              'Desktop 1440, phone 390, smallest 320. A screen opens in the window it was drawn for.',
            ],
            ['On the phone, on the desktop', 'The same state of the same screen on the other device.'],
            ['Scenario', 'Puts the bank into another state: empty, slow, offline, any error code.'],
            [
              'Time',
              'Moves the bank’s clock: confirmations arrive, codes expire, a cooling-off period ends.',
            ],
            [
              'Shell',
              'The screen with sidebar and header, or alone. Links of the shell lead to the real pages.',
            ],
            [
              'Motion, contrast',
              'Reduced motion, more contrast and forced colours, without changing your system.',
            ],
            ['Reload', 'Starts the story again: a fresh bank, and the steps that lead to the state.'],
          ]}
        />
      </Section>
      <Section title="What changed lately">
        {changes.map(({ title, items }) => (
          <Fragment key={title}>
            <Heading level={3} size="section">
              {title}
            </Heading>
            <ul className={css.changes} aria-label={title}>
              {items.map(({ id, text }) => (
                <li key={id} className={css.change}>
                  <Prose text={text} />
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </Section>
    </Page>
  );
}
