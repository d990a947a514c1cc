import { endpoints } from '#contract/endpoints.ts';
import { userStatus } from '#contract/enumerations.ts';
import type { Merchant } from '#core/merchant.ts';
import { isAbout } from '#core/scenario.ts';
import { findScenarioId, findScenarios, scenarioCatalogue } from '#resources/scenarios.ts';
import { notAllowed } from './rejection.ts';

const calls = Object.values(endpoints);

/** Why a scenario would never be seen by a merchant; `undefined` where it would. */
function whyUnreachable(id: string, { profile }: Merchant): string | undefined {
  const known = findScenarioId(id);
  const [scenario] = known === undefined ? [] : findScenarios([known]);
  const { rules, prepare } = scenario ?? {};
  if (!rules || prepare) return undefined;
  const reached = calls.filter((call) => rules.some((rule) => isAbout(rule, call.id)));
  if (reached.length === 0) return 'it is about no call';
  const isRefusedFirst =
    profile.status !== userStatus.authorised &&
    reached.every(({ auth }) => auth === 'authorised') &&
    rules.every(({ effect }) => effect.kind === 'change');
  return isRefusedFirst
    ? `its calls need the merchant permission, which ${profile.name} does not have`
    : undefined;
}

/** Names that are not in the catalogue are refused, with those that are about the same. */
export function assertScenarios(text: string): void {
  for (const name of text.split(',').map((one) => one.trim())) {
    if (name === '' || findScenarioId(name) !== undefined) continue;
    const noun = name.split('.')[0] ?? '';
    const ofNoun = scenarioCatalogue.map(({ id }) => id).filter((id) => id.startsWith(`${noun}.`));
    const nouns = [...new Set(scenarioCatalogue.map(({ id }) => `${id.split('.')[0] ?? ''}.*`))];
    throw notAllowed('scenario', name, ofNoun.length > 0 ? ofNoun : nouns);
  }
}

/** The scenarios that hold and that this merchant never meets, each with the reason. */
export function unreachable(ids: readonly string[], merchant: Merchant): Record<string, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const why = whyUnreachable(id, merchant);
      return why === undefined ? [] : [[id, why]];
    }),
  );
}
