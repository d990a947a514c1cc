/** The event that requests the scenarios from the preview, so that the manager doesn't bundle the mock API. */
export const SCENARIOS_REQUESTED = 'settlement/scenariosRequested';
export const SCENARIOS = 'settlement/scenarios';

export const COUNTERPARTS_REQUESTED = 'settlement/counterpartsRequested';
export const COUNTERPARTS = 'settlement/counterparts';

/** The event that a page sends when its search text changes. The manager adds the text to the URL. */
export const QUERY_CHANGED = 'settlement/queryChanged';

export interface ScenarioItem {
  readonly id: string;
  readonly title: string;
  /** The position of the resource in the order of the screen's first requests. 0 if it wasn't requested. */
  readonly nearness: number;
}

export interface ScenariosAnswer {
  readonly items: readonly ScenarioItem[];
}

/** The event that requests the states from the preview, so that the manager doesn't bundle the map of stories. */
export const STATES_REQUESTED = 'settlement/statesRequested';
export const STATES = 'settlement/states';
export const STATE_CHOSEN = 'settlement/stateChosen';

export const FINDER_REQUESTED = 'settlement/finderRequested';

export interface FoundState {
  readonly name: string;
  readonly message: string;
  readonly addresses: { readonly desktop?: string | undefined; readonly mobile?: string | undefined };
}

export interface StatesAnswer {
  readonly query: string;
  readonly states: readonly FoundState[];
  readonly count: number;
}
