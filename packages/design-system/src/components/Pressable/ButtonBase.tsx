import { use, useMemo } from 'react';
import type { AriaAttributes, FocusEvent, KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react';

import { chain, mergeRefs } from './mergeTrigger.ts';
import { pressStates } from './pressStates.ts';
import { TriggerContext } from './TriggerContext.ts';

/** What a button can do, in react-aria's words. */
export interface ButtonBehaviour extends Pick<
  AriaAttributes,
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-pressed'
  | 'aria-haspopup'
  | 'aria-current'
  | 'aria-keyshortcuts'
> {
  /** By pointer, finger, Enter or Space. */
  onPress?: () => void;
  /** A pointer came near, to fetch what a press will need. */
  onHoverStart?: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  isDisabled?: boolean;
  /** Works on what the last press started: keeps the focus, takes no other press. */
  isPending?: boolean;
  autoFocus?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit' | 'reset';
  form?: string;
  name?: string;
  value?: string;
  id?: string;
  /** For what has a key of its own, as Escape in a search field. */
  excludeFromTabOrder?: boolean;
}

interface ButtonBaseProps extends ButtonBehaviour {
  className: string;
  children: ReactNode;
  role?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * The browser's own button, in the words and the data attributes of react-aria's, a tenth of its weight:
 * every page has buttons before it has anything else.
 */
export function ButtonBase({
  ref,
  onPress,
  onHoverStart,
  onFocus,
  onBlur,
  onKeyDown,
  isDisabled,
  isPending,
  excludeFromTabOrder,
  type = 'button',
  ...rest
}: ButtonBaseProps) {
  const trigger = use(TriggerContext);
  const ownRef = useMemo(() => mergeRefs(ref, trigger?.ref), [ref, trigger?.ref]);
  const press = chain(onPress, trigger?.onPress);
  return (
    <button
      id={trigger?.id}
      aria-haspopup={trigger?.['aria-haspopup']}
      aria-expanded={trigger?.['aria-expanded']}
      aria-controls={trigger?.['aria-controls']}
      aria-describedby={trigger?.['aria-describedby']}
      {...rest}
      ref={ownRef}
      // Enter in a field must not send a form a second time.
      type={isPending && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      onClick={(event) => {
        if (isPending) return event.preventDefault();
        // Safari does not focus a pressed button, and what it opens gives the focus back to it.
        if (document.activeElement !== event.currentTarget)
          event.currentTarget.focus({ preventScroll: true });
        if (!press) return undefined;
        // A button in a row that can be pressed itself is not a press on the row.
        event.stopPropagation();
        return press();
      }}
      onFocus={chain(onFocus, trigger?.onFocus)}
      onBlur={chain(onBlur, trigger?.onBlur)}
      onKeyDown={chain(onKeyDown, trigger?.onKeyDown)}
      {...pressStates}
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        pressStates.onPointerEnter(event);
        if (event.pointerType === 'touch') return;
        onHoverStart?.();
        trigger?.onHoverStart?.();
      }}
      onPointerLeave={(event: PointerEvent<HTMLElement>) => {
        pressStates.onPointerLeave(event);
        trigger?.onHoverEnd?.();
      }}
    />
  );
}
