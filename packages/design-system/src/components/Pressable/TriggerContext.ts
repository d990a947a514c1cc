import { createContext } from 'react';
import type { FocusEvent, KeyboardEvent, RefCallback } from 'react';

/** What an overlay asks of the button it hangs from, whatever component draws that button. */
export interface TriggerProps {
  ref?: RefCallback<HTMLElement>;
  id?: string;
  'aria-haspopup'?: 'menu' | 'dialog';
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
  onPress?: () => void;
  onHoverStart?: () => void;
  onHoverEnd?: () => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** For the one control inside it; null inside what that control opens. */
export const TriggerContext = createContext<TriggerProps | null>(null);
