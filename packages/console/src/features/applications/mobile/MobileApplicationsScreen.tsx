import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { applicationList, applicationsStateAtom } from '#data/applications.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { Filters } from '#parts/list/Filters.tsx';
import { ChangedRows } from '#parts/list/ChangedRows.tsx';
import { ListCards } from '#parts/list/ListCards.tsx';
import { ApplicationDrawer } from '../parts/ApplicationDrawer.tsx';
import { ApplicationTools, NoApplications, useApplicationFilters } from '../parts/applicationList.tsx';
import { NewApplication } from '../parts/NewApplication.tsx';
import { useApplicationDialogs } from '../parts/applicationDialogs.tsx';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { AppName, RowMenu, type RowMenuProps } from '../parts/applicationRow.tsx';
import { AppStatusTag, CallbackState, ModeTag, paymentText, hostLabel } from '../parts/applicationTexts.tsx';
import * as css from '../applications.css.ts';

export function MobileApplicationsScreen() {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const [, setState] = useUrlState(applicationList.stateAtom);
  const { dialog, onStatus, onDelete } = useApplicationDialogs();
  return (
    <Stack>
      <Button
        size="large"
        isFullWidth
        isDisabled={isAuthorised === false}
        onPress={() => setState({ new: 1 })}
      >
        {text('applications.new')}
      </Button>
      <Filters list={applicationList} filters={useApplicationFilters()} tools={<ApplicationTools />} />
      <ChangedRows list={applicationList} />
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

function ApplicationCard({ app, onStatus, onDelete }: RowMenuProps) {
  const text = useText();
  const setState = useSetAtom(applicationsStateAtom);
  return (
    <Card as="li" padding="m">
      <Stack gap="s">
        <Inline as="span" justify="between" canWrap={false}>
          <AppName app={app} />
          <RowMenu app={app} onStatus={onStatus} onDelete={onDelete} />
        </Inline>
        <Inline as="span">
          <AppStatusTag status={app.status} />
          <ModeTag mode={app.mode} />
          <CallbackState app={app} />
        </Inline>
        <span className={css.idCell}>
          <Mono>{app.appid}</Mono>
          <CopyValue value={app.appid} what={text('applications.column.appid')} />
        </span>
        <Text size="small" tone="muted">
          {hostLabel(app.notify_url)} · {paymentText(text, app.payment_mode)}
        </Text>
        <Button
          variant="outline"
          aria-label={text('applications.editOf', { name: app.name })}
          onPress={() => setState({ app: app.id })}
        >
          {text('common.edit')}
        </Button>
      </Stack>
    </Card>
  );
}
