import { afterEach } from 'vitest';

/** Files with and without a document take turns in a worker. */
const hasDocument = () => typeof document !== 'undefined' && 'body' in document;

if (hasDocument()) {
  const { configure } = await import('@testing-library/react');
  /** A part that is fetched late is compiled first here, and a busy machine takes its time. */
  configure({ asyncUtilTimeout: 8000 });
}

/** Files share one document, and none may depend on which of them was run before. */
afterEach(async () => {
  if (!hasDocument()) return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
