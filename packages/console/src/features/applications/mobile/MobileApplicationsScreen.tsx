import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue } from 'jotai';
import { applicationList } from '#data/applications.ts';
import { useUrlState } from '#data/urlState.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ApplicationCard } from '../parts/ApplicationCard.tsx';
import { ApplicationDrawer } from '../parts/ApplicationDrawer.tsx';
import { ApplicationTools } from '../parts/ApplicationTools.tsx';
import { NewApplication } from '../parts/NewApplication.tsx';
import { NoApplications } from '../parts/NoApplications.tsx';
import { useApplicationDialogs } from '../parts/useApplicationDialogs.tsx';
import { useApplicationFilters } from '../parts/useApplicationFilters.ts';

/** `/m/appManage`: the same applications as cards. */
export function MobileApplicationsScreen() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const [, setState] = useUrlState(applicationList.stateAtom);
  const { dialog, onStatus, onDelete } = useApplicationDialogs();
  return (
    <Stack>
      <Button size="large" fullWidth isDisabled={isAuthorised === false} onPress={() => setState({ new: 1 })}>
        {text('applications.new')}
      </Button>
      <Filters list={applicationList} filters={useApplicationFilters()} tools={<ApplicationTools />} />
      <ListCards
        list={applicationList}
        label={text('applications.table')}
        failedTitle={text('applications.failed')}
        skeletonHeight="180px"
        empty={<NoApplications />}
        card={(app) => <ApplicationCard key={app.id} app={app} onStatus={onStatus} onDelete={onDelete} />}
      />
      <ApplicationDrawer />
      <NewApplication />
      {dialog}
    </Stack>
  );
}
