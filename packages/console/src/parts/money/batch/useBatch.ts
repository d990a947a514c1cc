import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { batchTicketAtom } from '#data/money/batch.ts';
import { isUnknownOutcome } from '#data/money/moneyErrors.ts';
import { moneyKeyOf, moneyStatesAtom } from '#data/money/moneyStates.ts';
import { sendingRowAtom } from '#data/money/sendingRow.ts';
import { type SensitiveAction, usePerform } from '#data/money/verification.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { saveFile } from '#lib/browser/saveFile.ts';
import { tableFile } from '#lib/files/table.ts';

interface BatchOptions<I> {
  readonly action: MoneyEndpointId;
  readonly bodyOf: (intention: I) => object;
  readonly send: (intentions: readonly I[], codes?: { readonly ticket: string }) => Promise<void>;
  /** False if each call needs its own verification. */
  readonly isTogether: boolean;
}

export function useBatch<I>({ action, bodyOf, send, isTogether }: BatchOptions<I>) {
  const perform = usePerform();
  const ticketFor = useSetAtom(batchTicketAtom);
  const sendingRow = useAtomValue(sendingRowAtom);
  const [failure, setFailure] = useState<unknown>();
  const isSending = sendingRow !== undefined;
  useLeaveGuard(isSending);

  const carryOut = async (
    intentions: readonly I[],
    question: Pick<SensitiveAction<string>, 'content' | 'isDanger'>,
  ): Promise<void> => {
    setFailure(undefined);
    try {
      if (!isTogether || intentions.length === 1) return await send(intentions);
      const outcome = await perform({
        ...question,
        purpose: emailPurpose.withdrawal,
        asksFirst: true,
        call: (codes) => ticketFor(action, intentions.map(bodyOf), codes),
      });
      if (outcome.isDone) await send(intentions, { ticket: outcome.data });
    } catch (error) {
      // If the outcome is unknown, the row shows it.
      if (!isUnknownOutcome(error)) setFailure(error);
    }
    return undefined;
  };
  return { carryOut, sendingRow, isSending, failure };
}

/** The phases of a call without a known outcome. */
const openPhases: ReadonlySet<string> = new Set(['verifying', 'sent', 'unknown']);

/** Returns a function that checks if a row is being sent or has an unknown outcome. */
export function useIsOpen(action: MoneyEndpointId): (row: string) => boolean {
  const { get } = useStore();
  const stateOf = useAtomValue(moneyStatesAtom);
  return (row) => openPhases.has(stateOf(moneyKeyOf(get, action, row)).phase);
}

/** Saves the results of a batch as a CSV file. The keys of the first row are the column headings. */
export function saveResults(name: string, rows: readonly Readonly<Record<string, string>>[]): void {
  const fields = Object.keys(rows[0] ?? {});
  saveFile(
    tableFile(
      fields,
      rows.map((row) => fields.map((field) => row[field] ?? '')),
    ),
    `${name}.csv`,
  );
}
