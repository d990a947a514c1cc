import type { LookName, WindowName } from '../../../.storybook/desk/looks.ts';

export const states = ['changed', 'added', 'removed', 'failed', 'same'] as const;
export type State = (typeof states)[number];

/** One story in one look. */
export interface Shot {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly look: LookName;
  readonly window: WindowName;
  readonly state: State;
  /** Pixels that differ. */
  readonly pixels?: number;
  /** Of all pixels, from 0 to 1. */
  readonly share?: number;
  /** Why there is no picture of it. */
  readonly problem?: string;
}

export interface ReportData {
  /** As it was named, with its commit. */
  readonly revision: string;
  readonly commit: string;
  readonly shots: readonly Shot[];
}

/** What differs most comes first, what does not differ last. */
export const sorted = (shots: readonly Shot[]): readonly Shot[] =>
  shots.toSorted(
    (one, other) =>
      states.indexOf(one.state) - states.indexOf(other.state) || (other.share ?? 0) - (one.share ?? 0),
  );

/** Those of the chosen states that have every word in their title, name or look. */
export function filtered(shots: readonly Shot[], query: string, chosen: ReadonlySet<State>): readonly Shot[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  return shots.filter(({ id, title, name, look, state }) => {
    const text = `${id} ${title} ${name} ${look}`.toLowerCase();
    return chosen.has(state) && terms.every((word) => text.includes(word));
  });
}

export const countOf = (shots: readonly Shot[], state: State): number =>
  shots.filter((shot) => shot.state === state).length;

type Named = Pick<Shot, 'id' | 'look'>;

export const keyOf = ({ id, look }: Named): string => `${id}.${look}`;

export type Side = 'before' | 'after' | 'difference';

/** Relative to the report. */
export const pictureOf = (shot: Named, side: Side): string => `${side}/${keyOf(shot)}.png`;

/** `0.04 %`, `12 %`; what is there is never `0 %`. */
export function percentOf(share: number): string {
  const percent = share * 100;
  return `${percent >= 10 ? percent.toFixed(0) : Math.max(percent, 0.01).toFixed(2)} %`;
}

/** `main 4ed81864`; a commit that was named by its hash is named once. */
export function baseName({ revision, commit }: Pick<ReportData, 'revision' | 'commit'>): string {
  const short = commit.slice(0, 8);
  return commit.startsWith(revision) ? short : `${revision} ${short}`;
}
