/** Asks the story for the mock bank's scenarios: the manager stays without the bank's code. */
export const SCENARIOS_REQUESTED = 'settlement/scenariosRequested';
export const SCENARIOS = 'settlement/scenarios';

/** Asks for what the other device has of each story. */
export const COUNTERPARTS_REQUESTED = 'settlement/counterpartsRequested';
export const COUNTERPARTS = 'settlement/counterparts';

/** A page of the desk searches for something else: the manager keeps it in the address. */
export const QUERY_CHANGED = 'settlement/queryChanged';

export interface ScenarioItem {
  readonly id: string;
  readonly title: string;
  /** How lately the screen first called what it is about; 0 is never. */
  readonly nearness: number;
}

export interface ScenariosAnswer {
  readonly items: readonly ScenarioItem[];
}

/** Asks the story for the states that a query finds, and to open one: the manager stays without the map of stories. */
export const STATES_REQUESTED = 'settlement/statesRequested';
export const STATES = 'settlement/states';
export const STATE_CHOSEN = 'settlement/stateChosen';

/** The keys of the finder were pressed in the story. */
export const FINDER_REQUESTED = 'settlement/finderRequested';

export interface FoundState {
  /** `Withdraw/Withdraw · Refused · 10024 …` */
  readonly name: string;
  /** Its page, as far as its name does not say so, and what it is refused with. */
  readonly message: string;
  /** By device: the id of the story, with the args that lead it to a code. */
  readonly addresses: { readonly desktop?: string | undefined; readonly mobile?: string | undefined };
}

export interface StatesAnswer {
  readonly query: string;
  /** The first of those found. */
  readonly states: readonly FoundState[];
  readonly count: number;
}
