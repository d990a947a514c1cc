import { logResult, type CodeOf, type logType } from '#contract/enumerations.ts';
import type { Call } from '#core/http/implement.ts';
import type { LogKey } from '#core/text/formatText.ts';

export function logAction(
  call: Pick<Call, 'merchant' | 'now' | 'visitor'> & { readonly session: { readonly id: string } },
  type: CodeOf<typeof logType>,
  textKey: LogKey,
  values: Readonly<Record<string, string>> = {},
  result: CodeOf<typeof logResult> = logResult.success,
): void {
  const { merchant, now: at, visitor, session } = call;
  merchant.rows.logs.add((index) => ({
    ...visitor,
    index,
    at,
    type,
    textKey,
    values,
    result,
    sessionId: session.id,
  }));
}
