import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Inline } from '@settlement/design-system/Inline';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { PlusIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { applicationList } from '#data/applications.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ChangedRows } from '#parts/list/ChangedRows.tsx';
import { ListTable } from '#parts/list/ListTable.tsx';
import { ApplicationDrawer } from '../parts/ApplicationDrawer.tsx';
import { ApplicationTools, NoApplications, useApplicationFilters } from '../parts/applicationList.tsx';
import { NewApplication } from '../parts/NewApplication.tsx';
import { useApplicationColumns } from '../parts/useApplicationColumns.tsx';
import { useApplicationDialogs } from '../parts/applicationDialogs.tsx';

export function ApplicationsScreen() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const [{ app }, setState] = useUrlState(applicationList.stateAtom);
  const { dialog, onStatus, onDelete } = useApplicationDialogs();
  const columns = useApplicationColumns({ onStatus, onDelete });

  return (
    <Stack>
      <PageHeader
        title={text('applications.title')}
        description={text('applications.purpose')}
        actions={
          <Inline gap="s">
            <ApplicationTools columns={columns} />
            <Button
              icon={<PlusIcon aria-hidden="true" />}
              isDisabled={isAuthorised === false}
              onPress={() => setState({ new: 1 })}
            >
              {text('applications.new')}
            </Button>
          </Inline>
        }
      />
      <Filters list={applicationList} filters={useApplicationFilters()} />
      <ChangedRows list={applicationList} />
      <ListTable
        list={applicationList}
        failedTitle={text('applications.failed')}
        label={text('applications.table')}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => text('applications.open', { name })}
        onRowAction={({ id }) => setState({ app: id })}
        currentRowKey={app ?? null}
        empty={<NoApplications />}
      />
      <ApplicationDrawer />
      <NewApplication />
      {dialog}
    </Stack>
  );
}
