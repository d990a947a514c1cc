import { use, useMemo } from 'react';
import type { AriaAttributes, FocusEvent, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';

import { chain, mergeRefs } from './mergeTrigger.ts';
import { NavigationContext } from './Navigation.tsx';
import { pressStates } from './pressStates.ts';
import { TriggerContext } from './TriggerContext.ts';

/** What a link can do, in react-aria's words. */
export interface LinkBehaviour extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-current'
> {
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
  /** Besides going there. */
  onPress?: () => void;
  /** A pointer came near, to fetch what a press will need. */
  onHoverStart?: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  isDisabled?: boolean;
  autoFocus?: boolean;
}

interface LinkBaseProps extends LinkBehaviour {
  className: string;
  children: ReactNode;
  role?: string;
  tabIndex?: number;
  'data-text'?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The browser's own link, in the words and the data attributes of react-aria's. */
export function LinkBase({
  ref,
  href,
  onPress,
  onHoverStart,
  onFocus,
  isDisabled,
  role,
  children,
  ...rest
}: LinkBaseProps) {
  const navigate = use(NavigationContext);
  const trigger = use(TriggerContext);
  const ownRef = useMemo(() => mergeRefs(ref, trigger?.ref), [ref, trigger?.ref]);
  return (
    <a
      aria-describedby={trigger?.['aria-describedby']}
      {...rest}
      ref={ownRef}
      // Without a place to go an anchor is no link to anybody.
      href={isDisabled ? undefined : href}
      role={role ?? (isDisabled ? 'link' : undefined)}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (isDisabled) return;
        if (onPress) event.stopPropagation();
        onPress?.();
        if (!navigate || href === undefined || event.defaultPrevented || !isForRouter(event)) return;
        event.preventDefault();
        navigate(href);
      }}
      onFocus={chain(onFocus, trigger?.onFocus)}
      onBlur={trigger?.onBlur}
      onKeyDown={trigger?.onKeyDown}
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
    >
      {children}
    </a>
  );
}

/** A plain press on a link to this application, to be opened here. */
function isForRouter(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { origin, target, download } = event.currentTarget;
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isHere = target === '' || target === '_self';
  return !hasKey && isHere && event.button === 0 && origin === window.location.origin && download === '';
}
