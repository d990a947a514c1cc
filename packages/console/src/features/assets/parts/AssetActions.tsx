import type { AssetPart } from '@settlement/api-mocks/contract/statistics';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { EllipsisIcon, LockIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { findTokenOnNetwork } from '../../../data/currencies.ts';
import { usePaths } from '../../../data/device.ts';
import { networksQueryAtom } from '../../../data/expenses.ts';
import { useText } from '../../../i18n/useText.ts';
import { isZero } from '../../../lib/money.ts';
import { useRowSize } from '../../../parts/useRowSize.ts';
import { type AssetAction, actionHref, assetActions, blockOf } from './actions.ts';
import { BlockedAction } from './BlockedAction.tsx';
import { useBlockText } from './useBlockText.ts';
import { useStanding } from './useStanding.ts';

/**
 * What can be done with a token on a network: the likeliest at once (withdrawing what is there, or recharging
 * where nothing is), the others in a menu. What is closed says why.
 */
export function AssetActions({ part }: { readonly part: AssetPart }) {
  const text = useText();
  const paths = usePaths();
  const size = useRowSize();
  const standing = useStanding();
  const blockText = useBlockText(standing);
  const listed = findTokenOnNetwork(useAtomValue(networksQueryAtom).data?.list, part.id);

  const first: AssetAction = isZero(part.balance) ? 'recharge' : 'withdraw';
  const word = text(`assets.action.${first}`);
  const name = text('assets.action.name', { action: word, token: part.token, chain: part.chain });
  const block = blockOf(first, part, listed, standing);
  return (
    <>
      {block === undefined ? (
        <ButtonLink
          href={actionHref(first, part.id, paths)}
          variant="ghost"
          tone="accent"
          size={size}
          aria-label={name}
        >
          {word}
        </ButtonLink>
      ) : (
        <BlockedAction word={word} name={name} block={block} standing={standing} id={part.id} />
      )}
      <Menu
        placement="bottom end"
        trigger={
          <IconButton
            size={size}
            label={text('assets.action.more', { token: part.token, chain: part.chain })}
            icon={<EllipsisIcon aria-hidden="true" />}
          />
        }
      >
        {assetActions
          .filter((action) => action !== first)
          .map((action) => {
            const closed = blockOf(action, part, listed, standing);
            const label = text(`assets.action.${action}`);
            if (closed === undefined) {
              return (
                <MenuItem key={action} id={action} href={actionHref(action, part.id, paths)}>
                  {label}
                </MenuItem>
              );
            }
            const { reason, solution } = blockText(closed, part.id);
            return (
              <MenuItem
                key={action}
                id={action}
                icon={<LockIcon size={12} aria-hidden="true" />}
                description={reason}
                // Pressed, it leads to what opens it.
                {...(solution ? { href: solution.href } : { isDisabled: true })}
              >
                {label}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
