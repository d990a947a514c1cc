import { type Shot, keyOf, percentOf } from './data.ts';

interface ShotListProps {
  readonly shots: readonly Shot[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
}

const reveal = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'nearest' });

export function ShotList({ shots, selected, onSelect }: ShotListProps) {
  return (
    <ul className="list">
      {shots.map((shot) => {
        const key = keyOf(shot);
        const isCurrent = key === selected;
        return (
          <li key={key}>
            <button
              ref={isCurrent ? reveal : undefined}
              type="button"
              className="item"
              aria-current={isCurrent}
              onClick={() => onSelect(key)}
            >
              <span className="itemName">
                {shot.title.replace(/^[^/]*\//, '')}
                <span className="muted"> {shot.name}</span>
              </span>
              <span className="itemNote">
                <span className={`dot ${shot.state}`} />
                {shot.look}
                {shot.share !== undefined && ` · ${percentOf(shot.share)}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
