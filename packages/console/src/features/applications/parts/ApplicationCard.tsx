import { Stack } from '@settlement/design-system/Stack';
import { Card } from '@settlement/design-system/Card';
import type { Application } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { Button } from '@settlement/design-system/Button';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { applicationsStateAtom } from '#data/applications.ts';
import { useText } from '#i18n/useText.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import * as css from '../applications.css.ts';
import { AppName } from './AppName.tsx';
import { RowMenu } from './RowMenu.tsx';
import { AppStatusTag, CallbackState, ModeTag, paymentText, hostLabel } from './applicationTexts.tsx';

interface ApplicationCardProps {
  readonly app: Application;
  readonly onStatus: (app: Application) => void;
  readonly onDelete: (app: Application) => void;
}

/** An application on a phone: its state first, everything else one press away. */
export function ApplicationCard({ app, onStatus, onDelete }: ApplicationCardProps) {
  const text = useText();
  const setState = useSetAtom(applicationsStateAtom);
  return (
    <Card as="li" padding="m">
      <Stack gap="s">
        <Inline as="span" justify="between" wrap={false}>
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
          {text('applications.edit')}
        </Button>
      </Stack>
    </Card>
  );
}
