/** What a view leaves out: the page that was open, and the record beside the list. */
const passing = ['current', 'detail', 'attempt', 'new', 'app', 'section'];

/** The part of a query string that narrows a list, in one order, so that equal views are equal texts. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of passing) params.delete(name);
  params.sort();
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
