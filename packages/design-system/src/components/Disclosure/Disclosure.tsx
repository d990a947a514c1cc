import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';

import { ChevronDownIcon } from '#icons/icons.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is behind it. */
  title: ReactNode;
  /** What is folded away. */
  children: ReactNode;
  /** Whether it is open, where the caller decides. */
  isExpanded?: boolean;
  /** Whether it is open at first. */
  defaultExpanded?: boolean;
  /** Told that it opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Cannot be opened or closed. */
  isDisabled?: boolean;
}

/** Details that most people don't need. Not for what everyone must read. */
export function Disclosure({ title, children, ...behaviour }: DisclosureProps) {
  return (
    <AriaDisclosure {...behaviour}>
      <AriaButton slot="trigger" className={css.trigger}>
        {title}
        <ChevronDownIcon size={18} className={css.chevron} aria-hidden="true" />
      </AriaButton>
      <DisclosurePanel>
        <div className={css.panel}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
