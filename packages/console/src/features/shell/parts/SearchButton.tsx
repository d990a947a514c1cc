import { Button } from '@settlement/design-system/Button';
import { IconButton } from '@settlement/design-system/IconButton';
import { SearchIcon } from '@settlement/design-system/icons';
import { media } from '@settlement/design-system/tokens';
import { useSetAtom } from 'jotai';
import { searchOpenAtom } from '#data/page/openDialogs.ts';
import { useText } from '#i18n/useText.ts';
import { commandKey } from '#lib/browser/shortcuts.ts';
import { useMediaQuery } from '#lib/browser/useMediaQuery.ts';
import * as css from './shell.css.ts';

/** Opens the command bar. In wide windows, the button looks like a field and shows its shortcut. */
export function SearchButton({ size }: { readonly size?: 'large' }) {
  const text = useText();
  const open = useSetAtom(searchOpenAtom);
  const isCompact = useMediaQuery(media.compact);
  const icon = <SearchIcon aria-hidden="true" />;
  const opener = { 'aria-haspopup': 'dialog', onPress: () => open(true) } as const;
  if (size === 'large')
    return <IconButton {...opener} size={size} label={text('shell.search')} icon={icon} />;
  const key = `${commandKey()} K`;
  if (isCompact) return <IconButton {...opener} label={text('shell.searchKeys', { key })} icon={icon} />;
  return (
    <div className={css.wideSearch}>
      <Button {...opener} variant="outline" tone="neutral" size="small" icon={icon}>
        <span className={css.searchField}>
          {text('shell.searchField')}
          <kbd className={css.searchKey}>{key}</kbd>
        </span>
      </Button>
    </div>
  );
}
