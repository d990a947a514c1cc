import { userStatus } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Card } from '@settlement/design-system/Card';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { PermissionActions } from './PermissionActions.tsx';
import { fieldName } from './fieldNames.ts';
import { isKnownStatus, stagesOf, statusTones } from './status.ts';

export function StatusCard({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const formats = useFormats();
  const { status, audit } = user;
  const isKnown = isKnownStatus(status);
  const hasAudit = status === userStatus.underReview || status === userStatus.failed;
  const stages = stagesOf(audit);
  return (
    <Card
      title={text('permission.status')}
      actions={
        <StatusTag tone={isKnown ? statusTones[status] : 'neutral'}>
          {isKnown
            ? text(`permission.status.${status}`)
            : text('permission.status.unknown', { code: status })}
        </StatusTag>
      }
    >
      <Stack gap="l">
        {isKnown && <Text as="p">{text(`permission.text.${status}`)}</Text>}
        {hasAudit && (
          <ProgressSteps
            label={text('permission.progress')}
            steps={stages.map(({ stage, word, state }) => ({
              id: String(stage),
              label: text(`permission.stage.${stage}`),
              caption: text(`permission.state.${word}`),
              state,
            }))}
            stateLabels={{
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
