import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useEffect, useState } from 'react';
import type { Covered } from '../map/coverage.ts';
import { pickerStates } from '../map/pickerStates.ts';
import { reviewMap } from '../map/reviewData.ts';
import { DeskLink } from '../page/Page.tsx';
import { Page, Section } from '../page/Page.tsx';
import * as css from './canvas.css.ts';
import { type Decision, issueOf, keepDecision, readDecisions, stateOf } from './decisions.ts';
import { type CanvasLook, canvasLookNames, canvasLooks } from '../desk/looks.ts';
import { PictureDialog, type ShownPicture } from './PictureDialog.tsx';

const { states, screens } = reviewMap;
const devices = { desktop: 'Desktop', mobile: 'Phone' } as const;
const kinds = [
  { id: 'all', label: 'All pictures' },
  { id: 'open', label: 'Without a decision' },
  { id: 'changed', label: 'Changed since the decision' },
  { id: 'changes', label: 'Needs changes' },
] as const;
const compared = { id: 'earlier', label: 'Changed since the earlier build' } as const;
const tags = {
  open: { tone: 'neutral', label: 'No decision' },
  approved: { tone: 'positive', label: 'Approved' },
  changes: { tone: 'critical', label: 'Needs changes' },
  changed: { tone: 'caution', label: 'Changed since the decision' },
} as const;

/** Converts a screen's path to a name without slashes, which Storybook doesn't allow in URL arguments. */
export const slugOf = (path: string): string =>
  path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

const addressOf = (story: string, look: CanvasLook): string => {
  const { theme, locale } = canvasLooks[look];
  const contrast = look === 'forced' ? ';contrast:forced' : '';
  return `./?path=/story/${story}&globals=theme:${theme};locale:${locale}${contrast}`;
};

interface Pictures {
  readonly prints: Readonly<Record<string, string>>;
  /** The keys of the pictures that differ between the earlier build and this build. */
  readonly earlier: readonly string[];
}

const noPictures: Pictures = { prints: {}, earlier: [] };

function usePictures(): Pictures {
  const [pictures, setPictures] = useState(noPictures);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('./desk/pictures.json');
      if (answer.ok) setPictures(await answer.json());
    };
    void load();
  }, []);
  return pictures;
}

const shownOf = (screen: string) =>
  pickerStates.flatMap((name) => {
    const shown = states.filter((one) => one.screen === screen && one.name === name && one.story);
    return shown.length > 0 ? [{ path: screen, name, shown }] : [];
  });

const picturesOf = ({ screen, name, device, story = '' }: Covered, { prints, earlier }: Pictures) =>
  canvasLookNames.map((look): ShownPicture => {
    const key = `${story}.${look}`;
    const title = `${screens[screen] ?? screen}, ${name}, ${devices[device]}, ${canvasLooks[look].title}`;
    return { key, story, look, title, print: prints[key], hasEarlier: earlier.includes(key) };
  });

interface CanvasProps {
  /** The URL name of a screen (`slugOf`), or `all`. */
  readonly screen: string;
  /** The ID of the filter: a state of the decision, `earlier` for pictures that differ, or `all`. */
  readonly show: string;
}

/** Shows the states of one screen or of all screens. The looks of a state are side by side. */
export function CanvasPage({ screen: slug, show }: CanvasProps) {
  const screen = Object.keys(screens).find((path) => slugOf(path) === slug);
  const title = screen === undefined ? 'All screens' : screens[screen];
  const pictures = usePictures();
  const hasPictures = Object.keys(pictures.prints).length > 0;
  const [kind, setKind] = useState(show);
  const [decisions, setDecisions] = useState(readDecisions);
  const [copied, setCopied] = useState<string>();
  const [opened, setOpened] = useState<ShownPicture>();
  const isShown = ({ key, print, hasEarlier }: ShownPicture) =>
    kind === 'all' || (kind === 'earlier' ? hasEarlier : stateOf(decisions[key], print) === kind);
  const isVisible = (state: Covered) => picturesOf(state, pictures).some(isShown);
  const decide = (picture: ShownPicture, decision: Decision) => {
    keepDecision(picture.key, decision);
    setDecisions(readDecisions());
    setOpened(undefined);
  };
  return (
    <Page
      title={title ?? ''}
      lead="Each state in both themes and languages, in forced colors, and on both devices, as the browser shows it. Press a picture to decide about it or to open the live state."
    >
      <nav aria-label="Screens" className={css.screens}>
        {[...Object.entries(screens), [undefined, 'All screens'] as const].map(([path, name]) => (
          <DeskLink
            key={name}
            href={`./?path=/story/canvas--states&args=screen:${path === undefined ? 'all' : slugOf(path)}`}
            aria-current={path === screen ? 'page' : undefined}
            isStrong={path === screen}
          >
            {name}
          </DeskLink>
        ))}
      </nav>
      <Inline justify="between">
        <SegmentedControl
          label="Show"
          items={pictures.earlier.length > 0 || show === compared.id ? [...kinds, compared] : kinds}
          value={kind}
          onChange={setKind}
        />
        <Inline>
          <Button
            variant="outline"
            onPress={() => {
              navigator.clipboard.writeText(issueOf(decisions, linkOf)).then(
                () => setCopied('Copied'),
                () => setCopied('This page can’t write to the clipboard'),
              );
            }}
          >
            {copied ?? 'Copy as issue'}
          </Button>
          <Button variant="outline" onPress={() => save(decisions)}>
            Download decisions.json
          </Button>
        </Inline>
      </Inline>
      {!hasPictures && (
        <Text as="p" tone="muted">
          This build has no pictures. The command pnpm stories --pictures takes them. Until then, the links
          open the live states.
        </Text>
      )}
      {(screen === undefined ? Object.keys(screens) : [screen])
        .flatMap(shownOf)
        .filter(({ shown }) => shown.some(isVisible))
        .map(({ path, name, shown }) => (
          <Section
            key={`${path} ${name}`}
            title={`${screen === undefined ? `${screens[path] ?? path}: ` : ''}${name.replace(/^./, (first) => first.toUpperCase())}`}
          >
            {shown.filter(isVisible).map((state) => (
              <div key={state.device} className={css.device}>
                <Heading level={3} size="section">
                  {devices[state.device]}
                </Heading>
                <ul className={css.pictures}>
                  {picturesOf(state, pictures)
                    .filter(isShown)
                    .map((picture) => {
                      const decided = stateOf(decisions[picture.key], picture.print);
                      const { tone, label } = tags[decided];
                      return (
                        <li key={picture.key} className={css.picture}>
                          <button type="button" className={css.frame} onClick={() => setOpened(picture)}>
                            {picture.print !== undefined && (
                              <img
                                className={css.images[state.device]}
                                src={`./desk/pictures/${picture.key}.webp`}
                                alt=""
                                loading="lazy"
                              />
                            )}
                            <span>{canvasLooks[picture.look].title}</span>
                          </button>
                          {decided !== 'open' && <StatusTag tone={tone}>{label}</StatusTag>}
                        </li>
                      );
                    })}
                </ul>
              </div>
            ))}
          </Section>
        ))}
      {opened && (
        <PictureDialog
          picture={opened}
          href={addressOf(opened.story, opened.look)}
          decision={decisions[opened.key]}
          onDecide={(decision) => decide(opened, decision)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}

function linkOf(picture: string): string {
  const [story = '', look = ''] = picture.split('.');
  const name = canvasLookNames.find((one) => one === look);
  return new URL(name ? addressOf(story, name) : './', location.href).href;
}

function save(decisions: Readonly<Record<string, Decision>>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(decisions, null, 2)]));
  link.download = 'decisions.json';
  link.click();
}
