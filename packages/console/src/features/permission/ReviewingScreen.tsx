import { cancelOpening } from '@settlement/api-mocks/contract/opening';
import { userStatus, workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo, Audit } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { RefreshIcon, BadgeCheckIcon } from '@settlement/design-system/icons';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue, useSetAtom, useAtom } from 'jotai';
import { useState, useEffect, useRef } from 'react';
import { EmptyState } from '@settlement/design-system/EmptyState';
import type { Opening } from '@settlement/api-mocks/contract/opening';
import { Timeline } from '@settlement/design-system/Timeline';
import { Banner } from '@settlement/design-system/Banner';
import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { PermissionPage, PermissionSkeleton } from './parts/PermissionPage.tsx';
import { useOffers } from '#data/calls/extensions.ts';
import {
  openingQueryAtom,
  reviewedUserQueryAtom,
  cancelOpeningAtom,
  hasSeenOpenedAtom,
} from '#data/permission.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useReviewUpdates } from '#data/useReviewUpdates.ts';
import { userAtom, userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/loading/QueryView.tsx';
import { Application, factsOf } from './parts/Application.tsx';
import { fieldName, stagesOf, type StageView, statusText, statusTone } from './parts/status.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { usePaths } from '#data/session/device.ts';
import { useNavigate } from '#data/page/location.ts';
import * as css from './parts/permission.css.ts';
import { Moment } from '#parts/values/Moment.tsx';
import { hasSupportAtom } from '#data/supportLinks.ts';

function ReasonsCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const paths = usePaths();
  const hasSupport = useAtomValue(hasSupportAtom);
  const { status, audit } = user;
  if (status !== userStatus.failed && status !== userStatus.abnormal) return null;
  return (
    <Card title={text(`permission.status.${status}`)}>
      <Stack gap="m">
        <Banner tone="critical">{audit.reason || text(`permission.text.${status}`)}</Banner>
        {audit.fields.length > 0 && (
          <DescriptionList
            items={audit.fields.map(({ field, reason }) => ({
              id: field,
              term: fieldName(text, field),
              detail: reason,
            }))}
          />
        )}
        <Inline gap="s">
          {status === userStatus.failed && (
            <ButtonLink href={paths.openAuthPage}>{text('permission.fix')}</ButtonLink>
          )}
          {hasSupport && (
            <ButtonLink
              href={paths.workOrders({ new: workOrderType.permission })}
              variant={status === userStatus.failed ? 'outline' : 'solid'}
              {...(status === userStatus.failed && { tone: 'neutral' })}
            >
              {text('common.support.contact')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

const looks = {
  done: { tone: 'positive', state: 'done' },
  current: { tone: 'accent', state: 'current' },
  failed: { tone: 'critical', state: 'done' },
  todo: { tone: 'neutral', state: 'todo' },
} as const satisfies Record<StageView['state'], unknown>;

/** Shows the steps of a review: submitted, primary audit, advanced audit, completed (specification §4). */
function ReviewTimeline({ audit, opening }: { readonly audit: Audit; readonly opening: Opening }) {
  const text = useText();
  return (
    <Timeline
      label={text('permission.progress')}
      items={[
        ...(opening.submitted_time > 0
          ? [
              {
                id: 'submitted',
                title: text('permission.review.submitted'),
                time: <Moment seconds={opening.submitted_time} />,
                tone: 'positive' as const,
              },
            ]
          : []),
        ...stagesOf(audit).map(({ stage, word, state }) => ({
          id: String(stage),
          title: text(`permission.stage.${stage}`),
          description: text(`permission.state.${word}`),
          ...looks[state],
          ...(stage === audit.stage &&
            audit.updated_time > 0 && { time: <Moment seconds={audit.updated_time} /> }),
        })),
      ]}
    />
  );
}

function ReviewingView() {
  const text = useText();
  const query = useAtomValue(reviewedUserQueryAtom);
  useReviewUpdates();
  return (
    <div className={css.page}>
      <QueryView query={query} loading={<PermissionSkeleton />} failedTitle={text('permission.failed')}>
        {(user) => (user.status === userStatus.authorised ? <Opened /> : <Standing user={user} />)}
      </QueryView>
    </div>
  );
}

function Standing({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const query = useAtomValue(userQueryAtom);
  const opening = useAtomValue(openingQueryAtom);
  const offers = useOffers();
  const isWaiting = user.status === userStatus.underReview;
  const word = statusText(text, user.status);
  return (
    <Stack gap="l">
      <VisuallyHidden>
        <span role="status">{word}</span>
      </VisuallyHidden>
      <ReasonsCard user={user} />
      <QueryView
        query={opening}
        loading={<PermissionSkeleton />}
        failedTitle={text('permission.form.failed')}
      >
        {(handedIn) => (
          <>
            <Card
              title={text('permission.progress')}
              actions={<StatusTag tone={statusTone(user.status)}>{word}</StatusTag>}
            >
              <Stack gap="l">
                <ReviewTimeline audit={user.audit} opening={handedIn} />
                {isWaiting && (
                  <>
                    <Text as="p" tone="muted">
                      {handedIn.expected_time > 0
                        ? text('permission.review.expected', { time: formats.time(handedIn.expected_time) })
                        : text('permission.review.soon')}
                    </Text>
                    <Inline gap="s" justify="between">
                      <Button
                        variant="outline"
                        tone="neutral"
                        isPending={query.isFetching}
                        pendingLabel={text('common.loading')}
                        icon={<RefreshIcon size={16} aria-hidden="true" />}
                        onPress={() => void query.refetch()}
                      >
                        {text('permission.refresh')}
                      </Button>
                      {offers(cancelOpening) && <CancelApplication />}
                    </Inline>
                  </>
                )}
              </Stack>
            </Card>
            {handedIn.submitted_time > 0 && (
              <Card
                title={text('permission.review.copy')}
                {...(isWaiting && { description: text('permission.review.copyText') })}
              >
                <Stack gap="l">
                  <Application part="contact" facts={factsOf(handedIn)} />
                  <Application part="business" facts={factsOf(handedIn)} />
                  <Application part="documents" facts={factsOf(handedIn)} />
                </Stack>
              </Card>
            )}
          </>
        )}
      </QueryView>
    </Stack>
  );
}

function CancelApplication() {
  const text = useText();
  const toasts = useToasts();
  const cancel = useSetAtom(cancelOpeningAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const { refetch } = useAtomValue(userQueryAtom);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" tone="critical" onPress={() => setOpen(true)}>
        {text('permission.cancel')}
      </Button>
      <ConfirmDialog
        isDanger
        isOpen={isOpen}
        size="medium"
        title={text('permission.cancel.title')}
        consequence={text('permission.cancel.text')}
        confirmLabel={text('permission.cancel')}
        cancelLabel={text('permission.cancel.keep')}
        onConfirm={async () => {
          await cancel();
          toasts.add({ tone: 'positive', title: text('permission.cancel.done') });
          return true;
        }}
        messageOf={(error) => {
          report(error);
          void refetch();
          return errorText(text, error);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

function Opened() {
  const text = useText();
  const paths = usePaths();
  const navigate = useNavigate();
  const [hasSeen, see] = useAtom(hasSeenOpenedAtom);
  const isGoingOn = useRef(false);
  const goOn = (href: string) => {
    isGoingOn.current = true;
    see();
    navigate(href, { replace: true });
  };
  useEffect(() => {
    if (hasSeen && !isGoingOn.current) navigate(paths.home, { replace: true });
  }, [hasSeen, navigate, paths]);
  if (hasSeen) return null;
  return (
    <Card>
      <EmptyState
        role="status"
        tone="positive"
        icon={<BadgeCheckIcon aria-hidden="true" />}
        title={text('permission.opened.title')}
        description={text('permission.opened.text')}
        actions={
          <Inline gap="s" justify="center">
            <Button onPress={() => goOn(paths.initPage)}>{text('permission.opened.setup')}</Button>
            <Button variant="outline" tone="neutral" onPress={() => goOn(paths.home)}>
              {text('permission.home')}
            </Button>
          </Inline>
        }
      />
    </Card>
  );
}

export function ReviewingScreen() {
  const isOver = useAtomValue(userAtom)?.status === userStatus.authorised;
  return (
    <PermissionPage
      title="shell.title.reviewing"
      lead={isOver ? 'permission.text.3' : 'permission.review.lead'}
    >
      <ReviewingView />
    </PermissionPage>
  );
}
