import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isMobileAtom } from '#data/session.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import type { ColumnedList } from './listOf.ts';

export interface ListToolsProps {
  readonly list: ColumnedList;
  /** Of its table, where that has more than a few. */
  readonly columns?: Parameters<typeof ColumnsMenu>[0]['columns'];
  /** The export, where the call has one: a `ListExport`. */
  readonly children?: ReactNode;
}

/** What every list offers beside its filters: a link, saved views, the choice of columns, the export. */
export function ListTools({ list, columns, children }: ListToolsProps) {
  const isMobile = useAtomValue(isMobileAtom);
  return (
    <>
      {!isMobile && <CopyLink />}
      <ViewsButton isIconOnly={isMobile} />
      {columns && !isMobile && <ColumnsMenu list={list} columns={columns} />}
      {children}
      {/* Without a border it stands last, so that the row begins where the cards below it do. */}
      {isMobile && <CopyLink />}
    </>
  );
}
