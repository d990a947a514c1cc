import { IconButton } from '@settlement/design-system/IconButton';
import { SearchIcon } from '@settlement/design-system/icons';
import { useSetAtom } from 'jotai';
import { searchOpenAtom } from '#data/page/searchOpen.ts';
import { useText } from '#i18n/useText.ts';
import { commandKey } from '#lib/browser/commandKey.ts';

export function SearchButton({ size }: { readonly size?: 'large' }) {
  const text = useText();
  const open = useSetAtom(searchOpenAtom);
  return (
    <IconButton
      {...(size && { size })}
      label={size ? text('shell.search') : text('shell.searchKeys', { key: commandKey() })}
      icon={<SearchIcon aria-hidden="true" />}
      aria-haspopup="dialog"
      onPress={() => open(true)}
    />
  );
}
