import type { CurrencyChoice } from '@settlement/api-mocks/contract/applications';
import { currencyStatus } from '@settlement/api-mocks/contract/enumerations';

/** What most customers pay with: the two large dollar tokens, on the three networks they are mostly sent on. */
const tokens: ReadonlySet<string> = new Set(['USDT', 'USDC']);
const networkNames: ReadonlySet<string> = new Set(['TRC20', 'ERC20', 'BEP20']);

/** Their ids, but those of networks under maintenance. */
export function commonTokens(networks: readonly CurrencyChoice[]): readonly string[] {
  return networks
    .filter(({ net_work, status }) => networkNames.has(net_work) && status !== currencyStatus.maintenance)
    .flatMap(({ subset }) => subset.filter(({ token }) => tokens.has(token)).map(({ id }) => id));
}
