import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { type API, useChannel, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Note, PopoverBox } from './popover.ts';
import { type ScenarioItem, SCENARIOS, SCENARIOS_REQUESTED, type ScenariosAnswer } from '../desk/channel.ts';
import { findScenarios, nameOfScenario, scenarioOf } from '../desk/scenarios.ts';

const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0, maxHeight: 360, overflow: 'auto' });
const Item = styled.button(({ theme }) => ({
  display: 'block',
  width: '100%',
  padding: '6px 8px',
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: theme.color.defaultText,
  textAlign: 'left',
  fontSize: theme.typography.size.s2,
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: theme.background.hoverable },
  '&[aria-pressed="true"]': { background: theme.background.hoverable, fontWeight: 600 },
  '& code': { display: 'block', color: theme.textMutedColor, fontSize: theme.typography.size.s1 },
}));

interface PickerProps {
  readonly items: readonly ScenarioItem[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

function Picker({ items, selected, onSelect }: PickerProps) {
  const [query, setQuery] = React.useState('');
  const input = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => input.current?.focus(), []);
  const found = findScenarios(items, query);
  return (
    <PopoverBox>
      <Form.Input
        ref={input}
        aria-label="Find a scenario"
        placeholder="withdrawals, offline, 10026 …"
        value={query}
        onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => setQuery(currentTarget.value)}
      />
      <List>
        <li>
          <Item aria-pressed={selected === ''} onClick={() => onSelect('')}>
            The story’s own scenario
          </Item>
        </li>
        {found.map(({ id, title }) => (
          <li key={id}>
            <Item aria-pressed={selected === id} onClick={() => onSelect(id)}>
              {title}
              <code>{id}</code>
            </Item>
          </li>
        ))}
      </List>
      <Note>
        {found.length} of {items.length} scenarios of this screen’s calls. Reload the story to run its steps
        in the new one.
      </Note>
    </PopoverBox>
  );
}

export function ScenarioTool({ api }: { readonly api: API }) {
  const [globals, updateGlobals] = useGlobals();
  const [items, setItems] = React.useState<readonly ScenarioItem[]>([]);
  useChannel(
    {
      // Scenarios of calls that the screen doesn't send can't change the screen.
      [SCENARIOS]: ({ items: all }: ScenariosAnswer) => setItems(all.filter(({ nearness }) => nearness > 0)),
    },
    [],
  );
  const selected = scenarioOf(globals['scenario']);
  return (
    <PopoverProvider
      ariaLabel="Scenario of the mock API"
      padding={0}
      onVisibleChange={(isVisible) => {
        if (isVisible) api.emit(SCENARIOS_REQUESTED);
      }}
      popover={({ onHide }) => (
        <Picker
          items={items}
          selected={selected}
          onSelect={(scenario) => {
            updateGlobals({ scenario: nameOfScenario(scenario) });
            onHide();
          }}
        />
      )}
    >
      <Button padding="small" variant="ghost" active={selected !== ''} ariaLabel="Scenario of the mock API">
        {selected === '' ? 'Scenario' : selected}
      </Button>
    </PopoverProvider>
  );
}
