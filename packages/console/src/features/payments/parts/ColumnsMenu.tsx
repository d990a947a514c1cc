import { Button } from '@settlement/design-system/Button';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { ColumnsIcon } from '@settlement/design-system/icons';
import { useAtom } from 'jotai';
import { hiddenRecordColumnsAtom } from '../../../data/preferences.ts';
import { useText } from '../../../i18n/useText.ts';
import { fixedColumn, recordColumns } from './columns.tsx';

/** Which columns the table shows; kept in this browser. */
export function ColumnsMenu() {
  const text = useText();
  const [hidden, setHidden] = useAtom(hiddenRecordColumnsAtom);
  const shown = recordColumns.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id);
  return (
    <Menu
      label={text('payments.list.columns')}
      placement="bottom end"
      trigger={
        <Button variant="outline" icon={<ColumnsIcon aria-hidden="true" />}>
          {text('payments.list.columns')}
        </Button>
      }
      selectionMode="multiple"
      selectedKeys={shown}
      disabledKeys={[fixedColumn]}
      onSelectionChange={(keys) => {
        const chosen =
          keys === 'all'
            ? new Set<string>(recordColumns.map(({ id }) => id))
            : new Set([...keys].map(String));
        setHidden(recordColumns.map(({ id }) => id).filter((id) => id !== fixedColumn && !chosen.has(id)));
      }}
    >
      {recordColumns.map(({ id, header }) => (
        <MenuItem key={id} id={id}>
          {text(header)}
        </MenuItem>
      ))}
    </Menu>
  );
}
