import type { VerificationCodes, VerificationRequired } from '@settlement/api-mocks/contract/codes';
import { atom } from 'jotai';
import type { ReactNode } from 'react';
import type { Text } from '#i18n/useText.ts';
import type { Intention } from '#kit/money/intention.ts';

export interface VerificationContent {
  readonly title: string;
  readonly recap: ReactNode;
  readonly confirmLabel: string;
}

export type VerificationSubject = ((text: Text) => VerificationContent) | Intention;

export interface Verification {
  readonly purpose: number;
  readonly content: VerificationSubject;
  readonly isDanger: boolean;
  readonly question: VerificationRequired;
  /** The number of the request for codes, from 1. Increases with error 10038. */
  readonly attempt: number;
  /** Sends the codes. Rejects only with an error that the dialog must show. */
  readonly submit: (codes: VerificationCodes) => Promise<void>;
  readonly cancel: () => void;
}

export const verificationAtom = atom<Verification | null>(null);
