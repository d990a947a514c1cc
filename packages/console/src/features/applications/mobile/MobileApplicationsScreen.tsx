import { Button } from '@settlement/design-system/Button';
import { Skeleton } from '@settlement/design-system/Skeleton';
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
import { FilterSheet } from '../../../parts/FilterSheet.tsx';
import { QueryView } from '../../../parts/QueryView.tsx';
import * as css from '../applications.css.ts';
import { ApplicationCard } from '../parts/ApplicationCard.tsx';
import { ApplicationDrawer } from '../parts/ApplicationDrawer.tsx';
import { ApplicationFilters } from '../parts/ApplicationFilters.tsx';
import { ApplicationPager } from '../parts/ApplicationPager.tsx';
import { NameField } from '../parts/NameField.tsx';
import { NewApplication } from '../parts/NewApplication.tsx';
import { NoApplications } from '../parts/NoApplications.tsx';
import { useApplicationDialogs } from '../parts/useApplicationDialogs.tsx';

/** `/m/appManage`: the same applications as cards. */
export function MobileApplicationsScreen() {
  const text = useText();
  const query = useAtomValue(applicationsQueryAtom);
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const filters = useAtomValue(applicationFilterCountAtom);
  const [, setState] = useUrlState(applicationsStateAtom);
  const { dialog, onStatus, onDelete } = useApplicationDialogs();
  return (
    <div className={css.page}>
      <Button size="large" fullWidth isDisabled={isAuthorised === false} onPress={() => setState({ new: 1 })}>
        {text('applications.new')}
      </Button>
      <div className={css.searchRow}>
        <div className={css.grow}>
          <NameField isBare />
        </div>
        <FilterSheet count={filters} onClear={() => setState(noApplicationFilters, { replace: true })}>
          <ApplicationFilters />
        </FilterSheet>
      </div>
      <QueryView
        query={query}
        failedTitle={text('applications.failed')}
        loading={
          <div role="status" aria-label={text('common.loading')} className={css.cards}>
            {Array.from({ length: 4 }, (_, card) => (
              <Skeleton key={card} shape="block" height="180px" />
            ))}
          </div>
        }
        empty={({ total }) => (total === 0 ? <NoApplications /> : undefined)}
      >
        {({ list, total }) => (
          <>
            <ul
              className={css.cards}
              aria-label={text('applications.table')}
              aria-busy={query.isPlaceholderData}
            >
              {list.map((app) => (
                <ApplicationCard key={app.id} app={app} onStatus={onStatus} onDelete={onDelete} />
              ))}
            </ul>
            <ApplicationPager total={total} />
          </>
        )}
      </QueryView>
      <ApplicationDrawer />
      <NewApplication />
      {dialog}
    </div>
  );
}
