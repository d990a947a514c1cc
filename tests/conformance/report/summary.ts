import { extensionGroups, extensionTexts } from '@settlement/api-mocks/contract/extensions';
import { countOf, groupsOf, parts, type Outcome } from './outcome.ts';

const listOf = (names: readonly string[]) => names.join('; ');

const messageOf = ({ titles, reasons }: Outcome): string => {
  const title = (titles.at(-1) ?? '').replace(/^(§\d|Duty): /, '');
  const [reason = ''] = (reasons[0] ?? '').split(/: expected |\n/);
  const isOwnMessage = reason !== '' && !/^(expected|promise|\[)/.test(reason);
  return isOwnMessage ? `${title}: ${reason}` : title;
};

/**
 * Returns a summary: the parts that the console shows and hides with this server, and the errors by section of the
 * specification.
 */
export function summaryOf(server: string, outcomes: readonly Outcome[]): string {
  const missing = extensionGroups.filter((group) =>
    outcomes.some(({ reasons }) => reasons.some((reason) => reason.endsWith(`the group ${group}`))),
  );
  const offered = extensionGroups.filter((group) => !missing.includes(group));
  const named = (groups: typeof missing) => listOf(groups.map((group) => extensionTexts[group].shows));
  const failed = countOf(outcomes, 'failed');
  const wrong = groupsOf(outcomes.filter(({ state }) => state === 'failed')).map(
    ({ part, outcomes: group }) =>
      `${part === 'Duties' ? '' : `${part} `}${parts[part]}: ${group.map(messageOf).join('; ')}.`,
  );
  const kept = countOf(outcomes, 'passed');
  return [
    failed === 0
      ? `A console on ${server} works: it shows every screen of the specification, and all ${kept} checks that could run have passed.`
      : `A console on ${server} fails ${failed} of ${failed + kept} checks.`,
    ...wrong,
    offered.length > 0 && `Beyond the specification, it shows: ${named(offered)}.`,
    missing.length > 0 &&
      `The server doesn’t offer these extensions, and the console leaves them out: ${named(missing)}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
