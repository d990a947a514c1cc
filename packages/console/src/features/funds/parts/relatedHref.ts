import { streamType } from '@settlement/api-mocks/contract/enumerations';
import type { StreamEntry } from '@settlement/api-mocks/contract/funds';
import type { MovementTab } from '#data/funds.ts';
import type { Paths } from '#lib/address/paths.ts';

const tabs: Partial<Record<number, MovementTab>> = {
  [streamType.recharge]: 'recharge',
  [streamType.swap]: 'swap',
  [streamType.withdrawal]: 'withdrawal',
  [streamType.internalTransfer]: 'transfer',
  [streamType.gas]: 'gas',
};

export function relatedHref(
  { ref_type, ref_no }: Pick<StreamEntry, 'ref_type' | 'ref_no'>,
  paths: Paths,
): string | undefined {
  if (ref_no === '') return undefined;
  if (ref_type === streamType.payment) return paths.payments({ detail: ref_no });
  const tab = tabs[ref_type];
  return tab && paths.fundDetails({ tab, detail: ref_no });
}
