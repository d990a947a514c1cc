import { Grid } from '@settlement/design-system/Grid';
import { PageHeader } from '@settlement/design-system/PageHeader';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { CheckIcon, FileIcon, BookOpenIcon, LogOutIcon } from '@settlement/design-system/icons';
import type { ReactNode } from 'react';
import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { deviceAtom, usePaths } from '#data/session/device.ts';
import { useReviewUpdates } from '#data/useReviewUpdates.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { AfterQueries, QueryView } from '#parts/loading/QueryView.tsx';
import { PermissionActions } from './parts/PermissionActions.tsx';
import { PermissionSkeleton } from './parts/PermissionPage.tsx';
import type { MessageId } from '#i18n/ids.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { fieldName, isKnownStatus, stagesOf, statusText, statusTone } from './parts/status.ts';
import * as css from './parts/permission.css.ts';
import { Button } from '@settlement/design-system/Button';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { logoutAtom } from '#data/session/session.ts';
import { supportLinksAtom } from '#data/supportLinks.ts';
import { SupportContact } from '#parts/brand/SupportContact.tsx';

function StatusCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const { status, audit } = user;
  const hasAudit = status === userStatus.underReview || status === userStatus.failed;
  const stages = stagesOf(audit);
  return (
    <Card
      title={text('permission.status')}
      actions={<StatusTag tone={statusTone(status)}>{statusText(text, status)}</StatusTag>}
    >
      <Stack gap="l">
        {isKnownStatus(status) && <Text as="p">{text(`permission.text.${status}`)}</Text>}
        {hasAudit && (
          <ProgressSteps
            label={text('permission.progress')}
            items={stages.map(({ stage, word, state }) => ({
              id: String(stage),
              label: text(`permission.stage.${stage}`),
              description: text(`permission.state.${word}`),
              state,
            }))}
            labels={{
              done: text('permission.state.2'),
              current: text('permission.state.1'),
              todo: text('permission.state.todo'),
              failed: text('permission.state.3'),
            }}
          />
        )}
        {hasAudit && audit.reason !== '' && (
          <Banner tone={status === userStatus.failed ? 'critical' : 'info'}>{audit.reason}</Banner>
        )}
        {audit.fields.length > 0 && (
          <DescriptionList
            items={audit.fields.map(({ field, reason }) => ({
              id: field,
              term: fieldName(text, field),
              detail: reason,
            }))}
          />
        )}
        {audit.updated_time > 0 && (
          <Text size="small" tone="muted">
            {text('permission.updated', { time: formats.time(audit.updated_time) })}
          </Text>
        )}
        <PermissionActions status={status} />
      </Stack>
    </Card>
  );
}

function OpensCard() {
  const text = useText();
  return (
    <Card title={text('permission.opens')}>
      <Points
        icon={<CheckIcon size={16} aria-hidden="true" />}
        ids={['permission.opens.withdraw', 'permission.opens.swap', 'permission.opens.apps']}
      />
    </Card>
  );
}

function NeedsCard() {
  const text = useText();
  return (
    <Card title={text('permission.needs')}>
      <Stack gap="m">
        <Points
          icon={<FileIcon size={16} aria-hidden="true" />}
          ids={['permission.needs.contact', 'permission.needs.business', 'permission.needs.documents']}
        />
        <Text size="small" tone="muted">
          {text('permission.duration')}
        </Text>
      </Stack>
    </Card>
  );
}

function Points({ icon, ids }: { readonly icon: ReactNode; readonly ids: readonly MessageId[] }) {
  const text = useText();
  return (
    <Stack as="ul" gap="s">
      {ids.map((id) => (
        <Inline key={id} as="li" gap="s" canWrap={false} align="start">
          <span className={css.icon}>{icon}</span>
          <Text>{text(id)}</Text>
        </Inline>
      ))}
    </Stack>
  );
}

/** Renders the application for the permission. Phones redirect menu pages here (specification §2). */
export function PermissionScreen() {
  const text = useText();
  const query = useAtomValue(userQueryAtom);
  useReviewUpdates();
  const isPhone = useAtomValue(deviceAtom) === 'mobile';
  const gap = isPhone ? 'm' : 'l';
  return (
    <Stack gap={gap}>
      {!isPhone && (
        <PageHeader title={text('shell.title.permission')} description={text('permission.lead')} />
      )}
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {(user) => <StatusCard user={user} />}
      </QueryView>
      <AfterQueries queries={[query]}>
        <Grid columns={{ mobile: 1, desktop: 2 }} gap={gap}>
          <OpensCard />
          <NeedsCard />
        </Grid>
        <PermissionLinks />
      </AfterQueries>
    </Stack>
  );
}

function PermissionLinks() {
  const text = useText();
  const paths = usePaths();
  const logout = useSetAtom(logoutAtom);
  const { documentationUrl } = useAtomValue(supportLinksAtom);
  const look = { variant: 'ghost', tone: 'neutral' } as const;
  return (
    <Inline gap="s">
      <ButtonLink
        {...look}
        href={documentationUrl ?? paths.docs}
        {...(documentationUrl !== undefined && { target: '_blank' })}
        icon={<BookOpenIcon size={16} aria-hidden="true" />}
      >
        {text('shell.nav.docs')}
      </ButtonLink>
      <Button {...look} icon={<LogOutIcon size={16} aria-hidden="true" />} onPress={() => void logout()}>
        {text('shell.user.logout')}
      </Button>
      <SupportContact />
    </Inline>
  );
}
