import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';

import { ChevronDownIcon } from '#icons/icons.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The label of the button that opens the content. */
  title: ReactNode;
  /** The content, shown only while the disclosure is open. */
  children: ReactNode;
  /** True while the content is open, if the caller manages the state. */
  isExpanded?: boolean;
  /** True to open the content initially, if the caller doesn't manage the state. */
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
