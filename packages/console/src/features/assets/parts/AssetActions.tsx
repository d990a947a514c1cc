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
import { Button } from '@settlement/design-system/Button';
import { Link } from '@settlement/design-system/Link';
import { Popover } from '@settlement/design-system/Popover';
import { currencyStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { isAuthorisedAtom, isFrozen, userAtom } from '#data/user.ts';
import * as css from '../assets.css.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { Paths } from '#lib/address/paths.ts';
import { isZero } from '#lib/money/money.ts';

export const assetActions = ['recharge', 'withdraw', 'swap', 'transfer', 'details'] as const;
type AssetAction = (typeof assetActions)[number];

const likeliestOf = ({ balance }: Pick<AssetPart, 'balance'>): AssetAction =>
  isZero(balance) ? 'recharge' : 'withdraw';

type Block = 'permission' | 'maintenance' | 'frozen' | 'locked' | 'empty';

export interface Standing {
  /** Whether the merchant has the permission. `undefined` while loading, in which case no action is blocked. */
  readonly isAuthorised: boolean | undefined;
  /** The time in Unix seconds until which withdrawals are paused. 0 if they aren't paused. */
  readonly lockUntil: number;
  readonly isFrozen: boolean;
  readonly now: number;
}

const switches = { recharge: 'recharge_status', withdraw: 'withdraw_status', swap: 'swap_status' } as const;

/** Returns the first reason why an action is blocked. `listed` is undefined while loading. */
export function blockOf(
  action: AssetAction,
  part: Pick<AssetPart, 'balance'>,
  listed: TokenOnNetwork | undefined,
  standing: Standing,
): Block | undefined {
  if (action === 'details') return undefined;
  if (standing.isAuthorised === false) return 'permission';
  if (action !== 'transfer' && listed) {
    const isUnderMaintenance = listed.network.status !== currencyStatus.normal;
    if (isUnderMaintenance || listed.token[switches[action]] === onOffCode.off) return 'maintenance';
  }
  const leaves = action === 'withdraw' || action === 'transfer';
  if (leaves && standing.isFrozen) return 'frozen';
  if (leaves && standing.lockUntil > standing.now) return 'locked';
  if (action !== 'recharge' && isZero(part.balance)) return 'empty';
  return undefined;
}

/** Returns the URL where the user can remove a block. Undefined for maintenance. */
function solutionHref(block: Block, id: string, paths: Paths): string | undefined {
  if (block === 'maintenance') return undefined;
  if (block === 'permission') return paths.openAuth;
  return block === 'empty' ? paths.recharge(id) : paths.account('_security');
}

const hrefs: Record<AssetAction, (id: string, paths: Paths) => string> = {
  recharge: (id, paths) => paths.recharge(id),
  withdraw: (id, paths) => paths.withdraw(id),
  swap: (id, paths) => paths.swap(id),
  transfer: (id, paths) => paths.transfer({ id }),
  details: (id, paths) => paths.fundDetails({ id }),
};

export const actionHref = (action: AssetAction, id: string, paths: Paths): string => hrefs[action](id, paths);

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

/** Renders an action and the reason why it's blocked. A disabled button couldn't be focused. */
function BlockedAction({ word, name, block, standing, id }: BlockedActionProps) {
  const text = useText();
  const formats = useFormats();
  const paths = usePaths();
  const reason = text(`assets.block.${block}`, { time: formats.time(standing.lockUntil) });
  const href = solutionHref(block, id, paths);
  const messages = {
    permission: 'shell.permission.action',
    empty: 'assets.block.toRecharge',
    locked: 'common.toSecurity',
    frozen: 'common.toSecurity',
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
