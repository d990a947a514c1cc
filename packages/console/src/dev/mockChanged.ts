/** Sent to the page when the mock backend was changed from outside; visible data is refetched. */
export const MOCK_CHANGED = 'settlement:mock-changed';
