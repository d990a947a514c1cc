import type { AssetPart } from '@settlement/api-mocks/contract/statistics';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { useAtomValue } from 'jotai';
import { findTokenOnNetwork } from '../../../data/currencies.ts';
import { usePaths } from '../../../data/device.ts';
import { networksQueryAtom } from '../../../data/expenses.ts';
import { useText } from '../../../i18n/useText.ts';
import { actionHref, assetActions, blockOf } from './actions.ts';
import { BlockedAction } from './BlockedAction.tsx';
import { useStanding } from './useStanding.ts';

/** What can be done with a token on a network; what cannot says why. */
export function AssetActions({ part }: { readonly part: AssetPart }) {
  const text = useText();
  const paths = usePaths();
  const standing = useStanding();
  const listed = findTokenOnNetwork(useAtomValue(networksQueryAtom).data?.list, part.id);
  return assetActions.map((action) => {
    const word = text(`assets.action.${action}`);
    const name = text('assets.action.name', { action: word, token: part.token, chain: part.chain });
    const block = blockOf(action, part, listed, standing);
    return block === undefined ? (
      <ButtonLink
        key={action}
        href={actionHref(action, part.id, paths)}
        variant="ghost"
        tone="accent"
        size="small"
        aria-label={name}
      >
        {word}
      </ButtonLink>
    ) : (
      <BlockedAction key={action} word={word} name={name} block={block} standing={standing} id={part.id} />
    );
  });
}
