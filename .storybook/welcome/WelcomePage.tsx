import { Stack } from '@settlement/design-system/Stack';
import { Grid } from '@settlement/design-system/Grid';
import { Fragment } from 'react';
import { Heading } from '@settlement/design-system/Heading';
import changelog from '../../CHANGELOG.md?raw';
import { DeskLink } from '../page/Page.tsx';
import { Facts, Page, Prose, Section } from '../page/Page.tsx';
import { consoleChanges, packageChanges } from './changes.ts';
import { journeys } from './journeys.ts';
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

export function WelcomePage() {
  return (
    <Page
      title="Settlement Business Center"
      lead="This Storybook shows every component and every state of every screen, with a working mock API. Choose the language, theme and device in the toolbar. You don’t need a server or an account."
    >
      <Section title="Where to start">
        <Grid as="ul" minColumn="300px">
          {journeys.map(({ role, question, steps }) => (
            <li key={role} className={css.journey}>
              <Stack gap="xxs">
                <Heading level={3} size="section">
                  {role}
                </Heading>
                <p className={css.question}>{question}</p>
              </Stack>
              <ol className={css.steps}>
                {steps.map(({ text, to }) => (
                  <li key={to.label} className={css.step}>
                    <span>
                      {text} <DeskLink href={`./?path=/story/${to.id}`}>{to.label}</DeskLink>
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </Grid>
      </Section>
      <Section title="The toolbar" lead="The URL contains your choices. Copy it to share the same view.">
        <Facts
          label="The toolbar"
          columns={['Tool', 'Effect']}
          rows={[
            [
              'Find, ⌘K or Ctrl K',
              'Opens a state by its screen, its name, any text on it in either language, or its code. The first letters of a word are enough. Add a look, such as “too large phone dark zh”, or a parameter, such as “deposit 2 of 19” or “address 3 h left”.',
            ],
            [
              'Theme, language',
              'Changes immediately and keeps your input. “Long text” shows the effect of long translations on a layout.',
            ],
            [
              'Viewport',
              'Desktop 1440, phone 390, smallest 320. A screen opens in the window that it’s designed for.',
            ],
            ['On the phone, on the desktop', 'The same state of the same screen on the other device.'],
            [
              'Parameters',
              'Changes what the state depends on, such as the code of an error or the confirmations of a deposit.',
            ],
            [
              'Scenario',
              'Puts the calls of the screen into another state: empty, slow, offline, any error code.',
            ],
            [
              'Time',
              'Moves the clock of the mock API by any time, such as 3 h: confirmations arrive, codes expire.',
            ],
            [
              'Shell',
              'The screen with sidebar and header, or alone. Links of the app shell open the real pages.',
            ],
            [
              'Motion, contrast',
              'Reduced motion, more contrast and forced colors, without changing your system.',
            ],
            ['Reload', 'Starts the story again with a new mock API, and runs its steps.'],
          ]}
        />
      </Section>
      <Section title="Recent changes">
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
