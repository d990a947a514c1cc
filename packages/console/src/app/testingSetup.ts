import { afterEach, vi } from 'vitest';

const hasDocument = () => typeof document !== 'undefined' && 'body' in document;

if (hasDocument()) {
  const { configure } = await import('@testing-library/react');
  /** The test runner compiles lazily loaded parts first, which takes time on a busy machine. */
  configure({ asyncUtilTimeout: 8000 });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
}

/** All tests of a file share one document. Tests must not depend on their order. */
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (!hasDocument()) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
