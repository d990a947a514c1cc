import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import type { ApiError } from '#api/errors.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';

export function FailingCalls({ errors }: { readonly errors: readonly ApiError[] }) {
  const { report } = useAtomValue(reportErrorAtom);
  return (
    <div>
      <h1>Failing calls</h1>
      <Button onPress={() => errors.forEach(report)}>Call</Button>
    </div>
  );
}
