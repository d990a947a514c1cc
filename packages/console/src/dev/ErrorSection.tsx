import { errorCode, errorNames } from '@settlement/api-mocks/contract/errors';
import type { ErrorCode } from '@settlement/api-mocks/contract/errors';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { EndpointId } from '@settlement/api-mocks/contract/endpoints';
import type { Failure, MockApi } from '@settlement/api-mocks/createMockApi';
import { Button } from '@settlement/design-system/Button';
import { NumberField } from '@settlement/design-system/NumberField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useState } from 'react';
import * as css from './devPanel.css.ts';
import { PanelSection } from './PanelSection.tsx';

const ANY = '*';
const special: readonly { id: string; failure: Failure; title: string }[] = [
  { id: 'offline', failure: 'offline', title: 'Network error' },
  { id: 'never', failure: 'never', title: 'No response (timeout)' },
  { id: 'lost', failure: 'lost', title: 'Processed, response lost' },
  { id: 'late', failure: 'late', title: 'Response lost, request processed after the look-up' },
  { id: '401', failure: 401, title: '401 login expired' },
  { id: '500', failure: 500, title: '500 server error' },
];

const isCode = (code: number): code is ErrorCode => Object.hasOwn(errorNames, code);
const isEndpoint = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);

function failureOf(id: string): Failure {
  const code = Number(id);
  return special.find((one) => one.id === id)?.failure ?? (isCode(code) ? code : errorCode.OPERATION_FAILED);
}

/** Slow answers, and one that fails: the next call, or the next call of one endpoint. */
export function ErrorSection({ api }: { api: MockApi }) {
  const [least, most] = typeof api.latency === 'number' ? [api.latency, api.latency] : api.latency;
  const [endpoint, setEndpoint] = useState(ANY);
  const [failure, setFailure] = useState('10001');
  return (
    <PanelSection title="Network">
      <div className={css.pair}>
        <NumberField
          label="Latency from, ms"
          minValue={0}
          maxValue={60_000}
          value={least}
          onChange={(value) => api.setLatency([value, Math.max(value, most)])}
        />
        <NumberField
          label="to, ms"
          minValue={0}
          maxValue={60_000}
          value={most}
          onChange={(value) => api.setLatency([Math.min(least, value), value])}
        />
      </div>
      <Select
        label="Fail the next call of"
        placeholder="Any"
        selectedKey={endpoint}
        onSelectionChange={setEndpoint}
      >
        <SelectItem id={ANY}>any endpoint</SelectItem>
        {Object.keys(endpoints).map((id) => (
          <SelectItem key={id} id={id}>
            {id}
          </SelectItem>
        ))}
      </Select>
      <Select label="with" placeholder="Failure" selectedKey={failure} onSelectionChange={setFailure}>
        {special.map(({ id, title }) => (
          <SelectItem key={id} id={id}>
            {title}
          </SelectItem>
        ))}
        {Object.entries(errorNames).map(([code, name]) => (
          <SelectItem key={code} id={code}>
            {`${code} ${name}`}
          </SelectItem>
        ))}
      </Select>
      <Button
        variant="outline"
        size="small"
        onPress={() => api.failNext(isEndpoint(endpoint) ? endpoint : ANY, failureOf(failure))}
      >
        Fail it once
      </Button>
    </PanelSection>
  );
}
