import type { AssetPart } from '#data/assets.ts';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { IconButton } from '@settlement/design-system/IconButton';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { EllipsisIcon, LockIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { findTokenOnNetwork } from '#data/currencies.ts';
import { usePaths } from '#data/session/device.ts';
import { networksQueryAtom } from '#data/expenses.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import {
  type AssetAction,
  type Block,
  actionHref,
  assetActions,
  blockOf,
  likeliestOf,
  solutionHref,
  type Standing,
} from './actions.ts';
import { Button } from '@settlement/design-system/Button';
import { Link } from '@settlement/design-system/Link';
import { Popover } from '@settlement/design-system/Popover';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { isAuthorisedAtom, isFrozen, userAtom } from '#data/user.ts';
import * as css from '../assets.css.ts';

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

interface BlockedActionProps {
  readonly word: string;
  readonly name: string;
  readonly block: Block;
  readonly standing: Standing;
  readonly id: string;
}

/** A disabled button gives no reason, so a blocked action can be focused and pressed. */
function BlockedAction({ word, name, block, standing, id }: BlockedActionProps) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const reason = text(`assets.block.${block}`, { time: formats.time(standing.lockUntil) });
  const href = solutionHref(block, id, paths);
  const messages = {
    permission: 'assets.block.toPermission',
    empty: 'assets.block.toRecharge',
    locked: 'assets.block.toSecurity',
    frozen: 'assets.block.toSecurity',
    maintenance: undefined,
  } as const;
  const message = messages[block];
  return (
    <Popover
      label={name}
      trigger={
        <Button
          variant="ghost"
          tone="neutral"
          size="small"
          icon={<LockIcon size={12} aria-hidden="true" />}
          aria-label={text('assets.block.name', { name, reason })}
        >
          {word}
        </Button>
      }
    >
      <div className={css.reason}>
        <span>{reason}</span>
        {href !== undefined && message !== undefined ? (
          <Link href={href} isStrong>
            {text(message)}
          </Link>
        ) : null}
      </div>
    </Popover>
  );
}

function useStanding(): Standing {
  const user = useAtomValue(userAtom);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const clock = useAtomValue(serverClockAtom);
  return {
    isAuthorised,
    lockUntil: user?.withdraw_lock_until ?? 0,
    isFrozen: user !== undefined && isFrozen(user),
    now: clock.now(),
  };
}
