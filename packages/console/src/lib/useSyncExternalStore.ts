/** React's own, in place of what libraries bring along for a React that had none. */
export { useSyncExternalStore } from 'react';
