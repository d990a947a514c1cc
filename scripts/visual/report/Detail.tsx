import { type ReactNode, useState } from 'react';
import { windows } from '../../../.storybook/desk/looks.ts';
import { type Shot, type Side, percentOf, pictureOf } from './data.ts';

export const views = [
  { id: 'sides', name: 'Side by side', key: '1' },
  { id: 'overlay', name: 'Overlay', key: '2' },
  { id: 'difference', name: 'Difference', key: '3' },
] as const;
export type View = (typeof views)[number]['id'];

interface DetailProps {
  readonly shot: Shot;
  readonly view: View;
  readonly isActualSize: boolean;
  readonly tools: ReactNode;
}

const captions: Readonly<Record<Side, string>> = {
  before: 'Before',
  after: 'After',
  difference: 'What differs, in red',
};

function Picture({ shot, side }: { readonly shot: Shot; readonly side: Side }) {
  return (
    <figure className="figure">
      <figcaption>{captions[side]}</figcaption>
      <img src={pictureOf(shot, side)} alt={`${shot.title}, ${shot.name}: ${captions[side]}`} />
    </figure>
  );
}

/** Both pictures on one place, the later one as strong as the slider says. */
function Overlay({ shot }: { readonly shot: Shot }) {
  const [strength, setStrength] = useState(50);
  return (
    <div className="overlay">
      <label className="mix">
        Before
        <input
          type="range"
          aria-label="How much of the picture after"
          min={0}
          max={100}
          step={10}
          value={strength}
          onChange={({ currentTarget }) => setStrength(Number(currentTarget.value))}
        />
        After
      </label>
      <div className="stack">
        <img src={pictureOf(shot, 'before')} alt={`${shot.title}, ${shot.name}: before`} />
        <img src={pictureOf(shot, 'after')} alt="" style={{ opacity: strength / 100 }} />
      </div>
    </div>
  );
}

function Pictures({ shot, view }: Pick<DetailProps, 'shot' | 'view'>) {
  if (shot.state === 'failed') return <p className="problem">{shot.problem}</p>;
  if (shot.state === 'removed') return <Picture shot={shot} side="before" />;
  if (shot.state !== 'changed') return <Picture shot={shot} side="after" />;
  if (view === 'overlay') return <Overlay shot={shot} />;
  if (view === 'difference') return <Picture shot={shot} side="difference" />;
  return (
    <div className="sides">
      <Picture shot={shot} side="before" />
      <Picture shot={shot} side="after" />
    </div>
  );
}

const notes: Readonly<Record<Shot['state'], string>> = {
  changed: 'differ',
  added: 'There is no picture before: the story is new.',
  removed: 'The story is gone.',
  failed: 'There is no picture of it.',
  same: 'Nothing differs.',
};

/** The pictures of one story in one look. */
export function Detail({ shot, view, isActualSize, tools }: DetailProps) {
  const { title, name, look, window, state, pixels = 0, share = 0 } = shot;
  return (
    <article className={isActualSize ? 'detail actual' : 'detail'}>
      <div className="detailHead">
        <div>
          <h2>
            {title.replaceAll('/', ' / ')} <span className="muted">{name}</span>
          </h2>
          <p className="muted">
            {look}, {windows[window].name.toLowerCase()}.{' '}
            {state === 'changed'
              ? `${pixels.toLocaleString('en-US')} pixels ${notes.changed} (${percentOf(share)}).`
              : notes[state]}
          </p>
        </div>
        <div className="tools">{tools}</div>
      </div>
      <Pictures shot={shot} view={view} />
    </article>
  );
}
