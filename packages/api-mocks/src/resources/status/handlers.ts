import { currencyStatus } from '#contract/enumerations.ts';
import { chains } from '#core/catalogue/chains.ts';
import type { Handlers } from '#core/http/implement.ts';
import { formatText } from '#core/text/formatText.ts';

const HOUR = 3600;

export const statusHandlers = {
  'status.get': ({ language, now }) => {
    const inMaintenance = chains.filter(({ status }) => status === currencyStatus.maintenance);
    return {
      chains: chains.map(({ id, chain, netWork, status }) => ({
        id,
        chain,
        net_work: netWork,
        status,
        until: status === currencyStatus.maintenance ? (Math.floor(now / HOUR) + 4) * HOUR : 0,
      })),
      message:
        inMaintenance.length === 0
          ? ''
          : formatText(language, 'status.maintenance', {
              names: inMaintenance.map(({ chain }) => chain).join(', '),
            }),
    };
  },
} satisfies Partial<Handlers>;
