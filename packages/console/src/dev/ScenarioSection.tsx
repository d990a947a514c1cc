import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { isScenarioId, scenarioCatalogue } from '@settlement/api-mocks/scenarios';
import { Button } from '@settlement/design-system/Button';
import { Checkbox, CheckboxGroup } from '@settlement/design-system/Checkbox';
import { SearchField } from '@settlement/design-system/SearchField';
import { useState } from 'react';
import * as css from './devPanel.css.ts';
import { PanelSection } from './PanelSection.tsx';

/** More would not be read; the search narrows them. */
const MOST = 40;

interface ScenarioSectionProps {
  api: MockApi;
  change: (action: () => void) => void;
}

/** Named scenarios, the same as in stories and in `?mock=`. */
export function ScenarioSection({ api, change }: ScenarioSectionProps) {
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
        placeholder={`Find among ${scenarioCatalogue.length}`}
        clearLabel="Clear"
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
