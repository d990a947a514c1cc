/** Told to the page when somebody changed the bank behind its back; what is on screen is asked for again. */
export const MOCK_CHANGED = 'settlement:mock-changed';
