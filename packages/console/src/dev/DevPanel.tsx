import type { MockWorker } from '@settlement/api-mocks/browser';
import { Button } from '@settlement/design-system/Button';
import { useEffect, useState, useReducer } from 'react';
import { InboxSection } from './InboxSection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { StateSection } from './StateSection.tsx';
import { TimeSection } from './TimeSection.tsx';
import { errorCode, isErrorCode } from '@settlement/api-mocks/contract/errors';
import { errorNameOf } from '@settlement/api-mocks/contract/texts';
import { endpoints, type EndpointId } from '@settlement/api-mocks/contract/endpoints';
import type { Failure, MockApi } from '@settlement/api-mocks/createMockApi';
import { NumberField } from '@settlement/design-system/NumberField';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { PanelFrame, PanelSection } from './PanelFrame.tsx';
import { isScenarioId, scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { Checkbox, CheckboxGroup } from '@settlement/design-system/Checkbox';
import { SearchField } from '@settlement/design-system/SearchField';
import * as css from './devPanel.css.ts';
import { MOCK_CHANGED } from './refetchAll.ts';

function useMock(api: MockApi): { change: (action: () => void) => void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(redraw, 1000);
    const unsubscribe = api.subscribe(redraw);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [api]);
  return {
    change(action) {
      action();
      redraw();
      window.dispatchEvent(new Event(MOCK_CHANGED));
    },
  };
}

const MOST = 40;

function ScenarioSection({ api, change }: { api: MockApi; change: (action: () => void) => void }) {
  const [search, setSearch] = useState('');
  const query = search.toLowerCase();
  const found = scenarioCatalogue.filter(
    ({ id, title }) =>
      api.scenarios.some((on) => on === id) || `${id} ${title}`.toLowerCase().includes(query),
  );
  return (
    <PanelSection title={`Scenarios (${api.scenarios.length} on)`}>
      <SearchField
        label="Find a scenario"
        isLabelHidden
        placeholder={`Search ${scenarioCatalogue.length} scenarios`}
        value={search}
        onChange={setSearch}
      />
      <div className={css.scenarios}>
        <CheckboxGroup
          label="Scenarios"
          isLabelHidden
          value={[...api.scenarios]}
          onChange={(ids) => change(() => api.setScenarios(ids.filter(isScenarioId)))}
        >
          {found.slice(0, MOST).map(({ id, title }) => (
            <Checkbox key={id} value={id} description={title}>
              {id}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </div>
      <Button
        variant="ghost"
        size="small"
        isDisabled={api.scenarios.length === 0}
        onPress={() => change(() => api.setScenarios([]))}
      >
        Back to normal
      </Button>
    </PanelSection>
  );
}

const ANY = '*';
const special: readonly { id: string; failure: Failure; title: string }[] = [
  { id: 'offline', failure: 'offline', title: 'Network error' },
  { id: 'never', failure: 'never', title: 'No response (timeout)' },
  { id: 'lost', failure: 'lost', title: 'Processed, response lost' },
  { id: 'late', failure: 'late', title: 'Response lost, request processed after the lookup' },
  { id: '401', failure: 401, title: '401 login expired' },
  { id: '500', failure: 500, title: '500 server error' },
];

const isEndpoint = (id: string): id is EndpointId => Object.hasOwn(endpoints, id);

function failureOf(id: string): Failure {
  const code = Number(id);
  return (
    special.find((one) => one.id === id)?.failure ?? (isErrorCode(code) ? code : errorCode.OPERATION_FAILED)
  );
}

function ErrorSection({ api }: { api: MockApi }) {
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
      <Select label="Fail the next call of" placeholder="Any" value={endpoint} onChange={setEndpoint}>
        <SelectItem id={ANY}>any endpoint</SelectItem>
        {Object.keys(endpoints).map((id) => (
          <SelectItem key={id} id={id}>
            {id}
          </SelectItem>
        ))}
      </Select>
      <Select label="with" placeholder="Failure" value={failure} onChange={setFailure}>
        {special.map(({ id, title }) => (
          <SelectItem key={id} id={id}>
            {title}
          </SelectItem>
        ))}
        {Object.values(errorCode).map((code) => (
          <SelectItem key={code} id={String(code)}>
            {`${code} ${errorNameOf(code)}`}
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

export function DevPanel({ worker }: { worker: MockWorker }) {
  return (
    <PanelFrame title="Mock API">
      <PanelBody worker={worker} />
    </PanelFrame>
  );
}

function PanelBody({ worker }: { worker: MockWorker }) {
  const { api } = worker;
  const { change } = useMock(api);
  return (
    <div className={css.body}>
      <SessionSection api={api} />
      <ScenarioSection api={api} change={change} />
      <TimeSection api={api} change={change} />
      <ErrorSection api={api} />
      <InboxSection api={api} />
      <StateSection worker={worker} change={change} />
    </div>
  );
}
