import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { QUERY_CHANGED } from '../desk/channel.ts';

/** The `q` of the address: of Storybook's, or of the page where it stands alone. */
function queryOfAddress(): string {
  const read = ({ location }: Window) => new URLSearchParams(location.search).get('q');
  try {
    return read(window) ?? read(window.parent) ?? '';
  } catch {
    // Framed by another site.
    return '';
  }
}

/** What a page searches for, in the address: a copied link finds the same. */
export function useQuery() {
  const [query, setQuery] = useState(queryOfAddress);
  useEffect(() => {
    addons.getChannel().emit(QUERY_CHANGED, query);
  }, [query]);
  return [query, setQuery] as const;
}
