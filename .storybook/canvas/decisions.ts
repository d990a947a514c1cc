import saved from './decisions.json' with { type: 'json' };

export interface Decision {
  /** The fingerprint of the picture. A picture with another fingerprint has changed since the decision. */
  readonly print: string;
  readonly isApproved: boolean;
  readonly comment: string;
  /** The day of the decision, such as `2026-11-20`. */
  readonly day: string;
}

export type Decisions = Readonly<Record<string, Decision>>;
export type DecisionState = 'open' | 'approved' | 'changes' | 'changed';

const KEY = 'settlement-decisions';

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'object' && value !== null && 'print' in value && 'isApproved' in value;

function ownDecisions(): Decisions {
  const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  return Object.fromEntries(Object.entries(parsed ?? {}).filter((entry) => isDecision(entry[1])));
}

/** Returns the saved decisions. Decisions in the local storage of this browser override them. */
export const readDecisions = (): Decisions => ({ ...saved, ...ownDecisions() });

export const keepDecision = (picture: string, decision: Decision): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...ownDecisions(), [picture]: decision }));

export function stateOf(decision: Decision | undefined, print: string | undefined): DecisionState {
  if (!decision) return 'open';
  if (print !== undefined && decision.print !== print) return 'changed';
  return decision.isApproved ? 'approved' : 'changes';
}

/** Escapes markup in a comment and indents its lines, so that it stays inside a list item. */
const inItem = (comment: string) =>
  comment.replaceAll(/[<>[\]*_`]/g, String.raw`\$&`).replaceAll('\n', '\n  ');

/** Returns a Markdown list for an issue. It contains the pictures that need changes or have a comment. */
export const issueOf = (decisions: Decisions, linkOf: (picture: string) => string): string =>
  Object.entries(decisions)
    .filter(([, { isApproved, comment }]) => !isApproved || comment !== '')
    .map(([picture, { isApproved, comment }]) => {
      const link = `[${picture}](${linkOf(picture)})`;
      return `- [${isApproved ? 'x' : ' '}] ${link}: ${inItem(comment) || 'Needs changes'}`;
    })
    .join('\n');
