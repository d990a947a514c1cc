import { Button } from '@settlement/design-system/Button';
import { BookUserIcon } from '@settlement/design-system/icons';
import { addressList } from '#data/addresses.ts';
import { useText } from '#i18n/useText.ts';
import { NoRows } from '#parts/list/NoRows.tsx';

export function NoAddresses({ onAdd }: { readonly onAdd: () => void }) {
  const text = useText();
  return (
    <NoRows
      list={addressList}
      noMatch={{ title: text('addresses.noMatch.title'), description: text('addresses.noMatch.text') }}
      icon={<BookUserIcon aria-hidden="true" />}
      title={text('addresses.empty.title')}
      description={text('addresses.empty.text')}
      actions={<Button onPress={onAdd}>{text('addresses.add')}</Button>}
    />
  );
}
