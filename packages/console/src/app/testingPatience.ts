/** A part that is fetched late is compiled first here, and a busy machine takes its time. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 8000 });
}
