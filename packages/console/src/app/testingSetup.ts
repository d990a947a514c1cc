import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  /** A part that is fetched late is compiled first here, and a busy machine takes its time. */
  configure({ asyncUtilTimeout: 8000 });
  /** Files share one document, and none may depend on which of them was run before. */
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
