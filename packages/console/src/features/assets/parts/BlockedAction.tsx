import { Button } from '@settlement/design-system/Button';
import { LockIcon } from '@settlement/design-system/icons';
import { Link } from '@settlement/design-system/Link';
import { Popover } from '@settlement/design-system/Popover';
import { usePaths } from '#data/device.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import * as css from '../assets.css.ts';
import { type Block, type Standing, solutionHref } from './actions.ts';

interface BlockedActionProps {
  /** The word on the button. */
  readonly word: string;
  /** The action and its object, as "Withdraw USDT on TRON". */
  readonly name: string;
  readonly block: Block;
  readonly standing: Standing;
  /** Of the token on the network that is meant. */
  readonly id: string;
}

/**
 * An action that is closed. It can be reached and pressed, because a disabled button gives no reason: its name
 * says the reason to a screen reader, a press shows it on the screen, with a link to what would unblock it.
 */
export function BlockedAction({ word, name, block, standing, id }: BlockedActionProps) {
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
