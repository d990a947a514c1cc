export const MOCK_CHANGED = 'settlement:mock-changed';
