import type { VerificationCodes, VerificationRequired } from '@settlement/api-mocks/contract/codes';
import { atom } from 'jotai';
import type { ReactNode } from 'react';
import type { Text } from '#i18n/useText.ts';
import type { Intention } from '#kit/money/intention.ts';

export interface VerificationContent {
  /** Names the dialog, as "Confirm withdrawal". */
  readonly title: string;
  /** What is about to happen; money names its full address. */
  readonly recap: ReactNode;
  /** The button that does it, as "Withdraw". */
  readonly confirmLabel: string;
}

/** The text of the dialog in the language of the moment, or the movement of money that it shows. */
export type VerificationSubject = ((text: Text) => VerificationContent) | Intention;

/** What the dialog works with. */
export interface Verification {
  readonly purpose: number;
  readonly content: VerificationSubject;
  readonly isDanger: boolean;
  readonly question: VerificationRequired;
  /** Counts the questions of one action: above 1 the server was not content with what it got. */
  readonly attempt: number;
  /** Rejects with the error to show inside; resolves when the dialog is no longer needed. */
  readonly submit: (codes: VerificationCodes) => Promise<void>;
  readonly cancel: () => void;
}

/** The verification that is asked for now. */
export const verificationAtom = atom<Verification | null>(null);
