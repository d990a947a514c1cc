import type { ReactNode } from 'react';

/** What every field has around its control. */
export interface FieldFrameProps {
  /** What the field is for; above it, or for screen readers only. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where the context names the field, as in a filter bar. */
  isLabelHidden?: boolean;
  /** A fact at the end of the label's line, as what is available. */
  labelEnd?: ReactNode;
  /** Help under the field. */
  description?: ReactNode;
  /** What is wrong, instead of the help. Its presence makes the field invalid. */
  errorMessage?: ReactNode;
  /** What was verified, instead of the help. */
  successMessage?: ReactNode;
}

/** The props of a part of react-aria, without those that this system decides: its look and its inside. */
export type Closed<Props> = Omit<Props, 'className' | 'style' | 'children'>;
