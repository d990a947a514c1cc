export function queryOf(examples: Readonly<Record<string, object>>, id: string): string {
  const example = examples[id];
  const query: unknown = example && 'query' in example ? example.query : undefined;
  if (typeof query !== 'object' || query === null) return '';
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  return params.toString();
}
