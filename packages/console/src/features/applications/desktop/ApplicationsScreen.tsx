import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { DataTable } from '@settlement/design-system/DataTable';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { PlusIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import {
  applicationFilterCountAtom,
  applicationsQueryAtom,
  applicationsStateAtom,
  noApplicationFilters,
} from '../../../data/applications.ts';
import { useUrlState } from '../../../data/urlState.ts';
import { isAuthorisedAtom } from '../../../data/user.ts';
import { useText } from '../../../i18n/useText.ts';
import { Failed } from '../../../parts/QueryView.tsx';
import * as css from '../applications.css.ts';
import { ApplicationDrawer } from '../parts/ApplicationDrawer.tsx';
import { ApplicationFilters } from '../parts/ApplicationFilters.tsx';
import { ApplicationPager } from '../parts/ApplicationPager.tsx';
import { NameField } from '../parts/NameField.tsx';
import { NewApplication } from '../parts/NewApplication.tsx';
import { NoApplications } from '../parts/NoApplications.tsx';
import { useApplicationColumns } from '../parts/useApplicationColumns.tsx';
import { useApplicationDialogs } from '../parts/useApplicationDialogs.tsx';

/** `/appManage` on desktops: applications with their keys, networks and callback addresses. */
export function ApplicationsScreen() {
  const text = useText();
  const query = useAtomValue(applicationsQueryAtom);
  // While merchant permission is not open, the frame says so above every screen (specification §6).
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const [{ app, pageSize }, setState] = useUrlState(applicationsStateAtom);
  const { dialog, onStatus, onDelete } = useApplicationDialogs();
  const columns = useApplicationColumns({ onStatus, onDelete });
  const filters = useAtomValue(applicationFilterCountAtom);
  const { data } = query;

  return (
    <div className={css.page}>
      <PageHeader
        title={text('applications.title')}
        description={text('applications.purpose')}
        actions={
          <Button
            icon={<PlusIcon aria-hidden="true" />}
            isDisabled={isAuthorised === false}
            onPress={() => setState({ new: 1 })}
          >
            {text('applications.new')}
          </Button>
        }
      />
      <Card padding="m">
        <div className={css.filters}>
          <NameField />
          <ApplicationFilters />
          <Button
            variant="outline"
            isDisabled={filters === 0}
            onPress={() => setState(noApplicationFilters, { replace: true })}
          >
            {text('applications.filter.clear')}
          </Button>
        </div>
      </Card>
      <Card
        padding="none"
        footer={data && data.total > 0 ? <ApplicationPager total={data.total} /> : undefined}
      >
        {query.error && !data ? (
          <Failed query={query} title={text('applications.failed')} />
        ) : (
          <DataTable
            label={text('applications.table')}
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => text('applications.open', { name })}
            onRowAction={({ id }) => setState({ app: id })}
            selectedRowKey={app}
            isLoading={query.isPending}
            skeletonRows={pageSize}
            isRefreshing={query.isPlaceholderData}
            surface="none"
            empty={<NoApplications />}
          />
        )}
      </Card>
      <ApplicationDrawer />
      <NewApplication />
      {dialog}
    </div>
  );
}
