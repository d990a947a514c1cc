import { logResult } from '@settlement/api-mocks/contract/enumerations';
import type { LogEntry } from '@settlement/api-mocks/contract/activity';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { useText } from '#i18n/useText.ts';

/** Whether it was done or refused. */
export function LogResult({ entry }: { readonly entry: LogEntry }) {
  const text = useText();
  const isDone = entry.result === logResult.success;
  return (
    <StatusTag tone={isDone ? 'positive' : 'critical'}>
      {text(isDone ? 'account.log.done' : 'account.log.refused')}
    </StatusTag>
  );
}
