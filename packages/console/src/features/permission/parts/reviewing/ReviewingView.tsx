import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { RefreshIcon } from '@settlement/design-system/icons';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { openingQueryAtom, reviewedUserQueryAtom } from '#data/permission.ts';
import { useFormats } from '#data/useFormats.ts';
import { userQueryAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView } from '#parts/QueryView.tsx';
import { Application, factsOf } from '../Application.tsx';
import * as css from '../permission.css.ts';
import { PermissionSkeleton } from '../PermissionSkeleton.tsx';
import { isKnownStatus, statusTones } from '../status.ts';
import { CancelApplication } from './CancelApplication.tsx';
import { Opened } from './Opened.tsx';
import { ReasonsCard } from './ReasonsCard.tsx';
import { ReviewTimeline } from './ReviewTimeline.tsx';

/** How the review stands, what was handed in, and the way on when it is decided. */
export function ReviewingView() {
  const text = useText();
  const query = useAtomValue(reviewedUserQueryAtom);
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
  const isWaiting = user.status === userStatus.underReview;
  const word = isKnownStatus(user.status)
    ? text(`permission.status.${user.status}`)
    : text('permission.status.unknown', { code: user.status });
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
              actions={
                <StatusTag tone={isKnownStatus(user.status) ? statusTones[user.status] : 'neutral'}>
                  {word}
                </StatusTag>
              }
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
                      <CancelApplication />
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
