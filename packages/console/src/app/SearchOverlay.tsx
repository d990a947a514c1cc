import { SearchDialog } from '#features/search/SearchDialog.tsx';
import { usePages } from './usePages.tsx';

interface SearchOverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The search, with the pages of the shell. */
export function SearchOverlay(props: SearchOverlayProps) {
  return <SearchDialog {...props} pages={usePages()} />;
}
