import { Button } from '@settlement/design-system/Button';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { ColumnsIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { useText } from '#i18n/useText.ts';
import type { ColumnedList } from './listOf.ts';

interface ColumnsMenuProps {
  readonly list: ColumnedList;
  /** Those with words for a header can be switched off, but for the one that names the row. */
  readonly columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader'>[];
}

/** Which columns a table shows; kept in this browser. */
export function ColumnsMenu({ list, columns }: ColumnsMenuProps) {
  const text = useText();
  const [hidden, setHidden] = useAtom(list.hiddenColumnsAtom);
  const named = columns.filter(({ header }) => typeof header === 'string');
  const fixed = named.filter(({ isRowHeader }) => isRowHeader).map(({ id }) => id);
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="outline" icon={<ColumnsIcon aria-hidden="true" />}>
          {text('common.list.columns')}
        </Button>
      }
      selectionMode="multiple"
      selectedKeys={named.map(({ id }) => id).filter((id) => !hidden.includes(id))}
      disabledKeys={fixed}
      onSelectionChange={(keys) => {
        const isShown = (id: string) => keys === 'all' || keys.has(id) || fixed.includes(id);
        setHidden(named.map(({ id }) => id).filter((id) => !isShown(id)));
      }}
    >
      {named.map(({ id, header }) => (
        <MenuItem key={id} id={id}>
          {header}
        </MenuItem>
      ))}
    </Menu>
  );
}
