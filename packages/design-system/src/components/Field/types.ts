import type { ReactNode } from 'react';

/** The props for the label and the notes of a field. */
export interface FieldFrameProps {
  /** The purpose of the field. It's shown above the field, or only to screen readers. */
  label: ReactNode;
  /** Shows the label only to screen readers, if the context names the field, as in a filter bar. */
  isLabelHidden?: boolean;
  /** A fact or a small button at the end of the label line, such as the available amount. */
  labelEnd?: ReactNode;
  /** The help below the field. */
  description?: ReactNode;
  /** The error, which replaces the description. It makes the field invalid. */
  errorMessage?: ReactNode;
  /** The success message, which replaces the description. */
  successMessage?: ReactNode;
}

/** The props of a react-aria component without styles and content, which this package controls. */
export type Closed<Props> = Omit<Props, 'className' | 'style' | 'children'>;
