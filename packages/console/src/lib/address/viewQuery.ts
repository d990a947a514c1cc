/** The parameters that aren't part of a saved view, such as the page and the open record. */
const passing = ['current', 'detail', 'attempt', 'new', 'app', 'section'];

/** Returns the query without `passing` in a fixed order, so that equal views have equal strings. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of passing) params.delete(name);
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
