import type { AssetPart } from '#data/assets.ts';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { EllipsisIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { findTokenOnNetwork } from '#data/currencies.ts';
import { usePaths } from '#data/device.ts';
import { networksQueryAtom } from '#data/expenses.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { useRowSize } from '#parts/useRowSize.ts';
import {
  type AssetAction,
  type Block,
  actionHref,
  assetActions,
  blockOf,
  likeliestOf,
  solutionHref,
} from './actions.ts';
import { BlockedAction } from './BlockedAction.tsx';
import { useStanding } from './useStanding.ts';

/** The likeliest thing to do with a token on a network, and a menu of the others; what cannot be done says why. */
export function AssetActions({ part }: { readonly part: AssetPart }) {
  const text = useText();
  const paths = usePaths();
  const formats = useFormats();
  const size = useRowSize();
  const standing = useStanding();
  const listed = findTokenOnNetwork(useAtomValue(networksQueryAtom).data?.list, part.id);
  const { token, chain } = part;
  const likeliest = likeliestOf(part);
  const labelOf = (action: AssetAction) => text(`assets.action.${action}`);
  const nameOf = (action: AssetAction) =>
    text('assets.action.name', { action: labelOf(action), token, chain });
  const blockFor = (action: AssetAction) => blockOf(action, part, listed, standing);
  const reasonOf = (block: Block) =>
    text(`assets.block.${block}`, { time: formats.time(standing.lockUntil) });
  const first = blockFor(likeliest);

  return (
    <>
      {first === undefined ? (
        <ButtonLink
          href={actionHref(likeliest, part.id, paths)}
          variant="ghost"
          tone="accent"
          size={size}
          aria-label={nameOf(likeliest)}
        >
          {labelOf(likeliest)}
        </ButtonLink>
      ) : (
        <BlockedAction
          word={labelOf(likeliest)}
          name={nameOf(likeliest)}
          block={first}
          standing={standing}
          id={part.id}
        />
      )}
      <Menu
        placement="bottom end"
        trigger={
          <IconButton
            size={size}
            label={text('assets.action.more', { token, chain })}
            icon={<EllipsisIcon aria-hidden="true" />}
          />
        }
      >
        {assetActions
          .filter((action) => action !== likeliest)
          .map((action) => {
            const block = blockFor(action);
            // A closed one says why, and leads to what opens it.
            const href =
              block === undefined ? actionHref(action, part.id, paths) : solutionHref(block, part.id, paths);
            return (
              <MenuItem
                key={action}
                id={action}
                {...(href === undefined ? { isDisabled: true } : { href })}
                {...(block && { description: reasonOf(block) })}
              >
                {labelOf(action)}
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
