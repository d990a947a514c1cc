import { applicationList } from '#data/applications.ts';
import { useText } from '#i18n/useText.ts';
import { ListExport } from '#parts/list/ListExport.tsx';
import { ListTools, type ListToolsProps } from '#parts/list/ListTools.tsx';
import { useApplicationFilters } from './useApplicationFilters.ts';

export function ApplicationTools(props: Pick<ListToolsProps, 'columns'>) {
  const text = useText();
  return (
    <ListTools list={applicationList} {...props}>
      <ListExport
        list={applicationList}
        filters={useApplicationFilters()}
        title={text('applications.export')}
      />
    </ListTools>
  );
}
