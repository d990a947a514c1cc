import { useAtomValue, useAtom } from 'jotai';
import type { ReactNode } from 'react';
import { isMobileAtom } from '#data/session/session.ts';
import type { ColumnedList } from './listOf.ts';
import { Button } from '@settlement/design-system/Button';
import type { DataTableColumn } from '@settlement/design-system/DataTable';
import { Menu, MenuItem } from '@settlement/design-system/Menu';
import { ColumnsIcon, BookmarkIcon } from '@settlement/design-system/icons';
import { IconButton } from '@settlement/design-system/IconButton';
import { useText } from '#i18n/useText.ts';
import { locationAtom } from '#data/page/location.ts';
import { withBase } from '#lib/address/basePath.ts';
import { CopyValue } from '../values/CopyValue.tsx';
import { useOffers } from '#data/calls/extensions.ts';
import { deferredDialog, useDialogTrigger } from '../loading/deferred.tsx';
import * as css from './list.css.ts';

/**
 * Renders the label of a button with an icon. In a narrow list, only the icon is visible, and the tooltip shows
 * the label. Otherwise, the buttons would wrap, and opening a detail next to the list would move its rows.
 */
export function ToolLabel({ children }: { readonly children: string }) {
  return (
    <span className={css.toolLabel} title={children}>
      {children}
    </span>
  );
}

const ViewsDialog = deferredDialog(async () => (await import('#parts/views/ViewsDialog.tsx')).ViewsDialog);

function ViewsButton({ isIconOnly = false }: { readonly isIconOnly?: boolean }) {
  const text = useText();
  const offers = useOffers();
  const { dialog, trigger } = useDialogTrigger(ViewsDialog);
  const icon = <BookmarkIcon aria-hidden="true" />;
  const label = text('common.views');
  if (!offers('views')) return null;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...trigger} variant="outline" label={label} icon={icon} aria-keyshortcuts="v" />
      ) : (
        <Button {...trigger} variant="outline" icon={icon} aria-keyshortcuts="v">
          <ToolLabel>{label}</ToolLabel>
        </Button>
      )}
      <ViewsDialog {...dialog} />
    </>
  );
}

export interface ListToolsProps {
  readonly list: ColumnedList;
  readonly columns?: Parameters<typeof ColumnsMenu>[0]['columns'];
  readonly children?: ReactNode;
}

export function ListTools({ list, columns, children }: ListToolsProps) {
  const isMobile = useAtomValue(isMobileAtom);
  return (
    <>
      {!isMobile && <CopyLink />}
      <ViewsButton isIconOnly={isMobile} />
      {columns && !isMobile && <ColumnsMenu list={list} columns={columns} />}
      {children}
      {/* Without a border, the link is aligned with the cards below only at the end of the row. */}
      {isMobile && <CopyLink />}
    </>
  );
}

interface ColumnsMenuProps {
  readonly list: ColumnedList;
  /** The columns of the list. Users can hide all columns with a text header, except the column that names the row. */
  readonly columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'isRowHeader'>[];
}

function ColumnsMenu({ list, columns }: ColumnsMenuProps) {
  const text = useText();
  const [hidden, setHidden] = useAtom(list.hiddenColumnsAtom);
  const named = columns.filter(({ header }) => typeof header === 'string');
  const fixed = named.filter(({ isRowHeader }) => isRowHeader).map(({ id }) => id);
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button variant="outline" icon={<ColumnsIcon aria-hidden="true" />}>
          <ToolLabel>{text('common.list.columns')}</ToolLabel>
        </Button>
      }
      selectionMode="multiple"
      value={named.map(({ id }) => id).filter((id) => !hidden.includes(id))}
      disabledKeys={fixed}
      onChange={(keys) => {
        const isShown = (id: string) => keys.includes(id) || fixed.includes(id);
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

function CopyLink() {
  const text = useText();
  const { pathname, search, hash } = useAtomValue(locationAtom);
  return (
    <CopyValue
      value={`${window.location.origin}${withBase(pathname)}${search}${hash}`}
      what={text('common.list.link')}
    />
  );
}
