/** Asks the story for the mock bank's scenarios: the manager stays without the bank's code. */
export const SCENARIOS_REQUESTED = 'settlement/scenariosRequested';
export const SCENARIOS = 'settlement/scenarios';

export interface ScenarioItem {
  readonly id: string;
  readonly title: string;
}

export interface ScenariosAnswer {
  readonly items: readonly ScenarioItem[];
}
