import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';

import { ChevronDownIcon } from '#icons/icons.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The label of the hidden content. */
  title: ReactNode;
  /** The hidden content. */
  children: ReactNode;
  /** The open state, if the caller manages it. */
  isExpanded?: boolean;
  /** The initial open state. */
  defaultExpanded?: boolean;
  /** Called when the content opens or closes. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Disables opening and closing. */
  isDisabled?: boolean;
}

/** Details that most users don't need. Don't hide content that everyone must read. */
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
