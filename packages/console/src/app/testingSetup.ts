import { afterAll, afterEach, vi } from 'vitest';

const hasDocument = () => typeof document !== 'undefined' && 'body' in document;

if (hasDocument()) {
  const { configure } = await import('@testing-library/react');
  /** The timeout includes the compilation of lazily loaded parts, which is slow on a busy machine. */
  configure({ asyncUtilTimeout: 8000 });
  // jsdom has no layout, so it doesn't implement scrolling.
  Element.prototype.scrollIntoView = () => undefined;
}

/** The tests of a file share one document, so everything is removed after each test. */
afterEach(async () => {
  // jsdom uses a timer for all frames. If that timer stays fake, the next files get no frames.
  if (hasDocument() && vi.isFakeTimers()) vi.advanceTimersByTime(20);
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

/**
 * Vitest stops imports that are still running at the end of a file. The next files of the worker share its modules,
 * so they couldn't load the stopped ones.
 */
afterAll(() => vi.dynamicImportSettled());
