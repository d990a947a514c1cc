import { endpoints } from '#contract/endpoints.ts';
import { userStatus } from '#contract/enumerations.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { isAbout } from '#core/http/scenario.ts';
import { findScenarioId, findScenarios, scenarioCatalogue } from '#resources/scenarios.ts';
import { notAllowed } from './rejection.ts';

const calls = Object.values(endpoints);

/**
 * Returns the reason why the merchant can't reach a scenario, or `undefined` if the scenario can be reached.
 */
function whyUnreachable(id: string, { profile }: Merchant): string | undefined {
  const known = findScenarioId(id);
  const [scenario] = known === undefined ? [] : findScenarios([known]);
  const { rules, prepare } = scenario ?? {};
  if (!rules || prepare) return undefined;
  const reached = calls.filter((call) => rules.some((rule) => isAbout(rule, call.id)));
  if (reached.length === 0) return 'it does not belong to a call';
  const isRefusedFirst =
    profile.status !== userStatus.authorised &&
    reached.every(({ auth }) => auth === 'authorised') &&
    rules.every(({ effect }) => effect.kind === 'change');
  return isRefusedFirst
    ? `its calls require the merchant permission, which ${profile.name} does not have`
    : undefined;
}

/** @throws Rejection with similar names, for unknown scenarios */
export function assertScenarios(text: string): void {
  for (const name of text.split(',').map((one) => one.trim())) {
    if (name === '' || findScenarioId(name) !== undefined) continue;
    const noun = name.split('.')[0] ?? '';
    const ofNoun = scenarioCatalogue.map(({ id }) => id).filter((id) => id.startsWith(`${noun}.`));
    const nouns = [...new Set(scenarioCatalogue.map(({ id }) => `${id.split('.')[0] ?? ''}.*`))];
    throw notAllowed('scenario', name, ofNoun.length > 0 ? ofNoun : nouns);
  }
}

export function unreachable(ids: readonly string[], merchant: Merchant): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const why = whyUnreachable(id, merchant);
      return why === undefined ? [] : [[id, why]];
    }),
  );
}
