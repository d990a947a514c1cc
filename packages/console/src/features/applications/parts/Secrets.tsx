import type { Application } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { Stack } from '@settlement/design-system/Stack';
import { appStatus } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Mono } from '@settlement/design-system/Mono';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { useAtomValue } from 'jotai';
import { clockAtom } from '#data/clock.ts';
import { useText } from '#i18n/useText.ts';
import { Moment } from '#parts/Moment.tsx';
import { useRowSize } from '#parts/useRowSize.ts';
import * as css from '../applications.css.ts';

interface SecretsProps {
  readonly app: Application;
  /** The old secret shall end before its time. */
  readonly onEnd: () => void;
}

/** The secret there is, and after a rotation the one before it, each with its state. */
export function Secrets({ app, onEnd }: SecretsProps) {
  const text = useText();
  const size = useRowSize();
  return (
    <Stack as="ul" gap="s" aria-label={text('applications.keys.secrets')}>
      <li className={css.key}>
        <span className={css.message}>
          <Mono>{app.secret_mask}</Mono>
          <Text size="caption" tone="muted">
            {text('applications.keys.current')} · {text('applications.keys.since')}{' '}
            <Moment seconds={app.secret_created_time} />
          </Text>
        </span>
        <KeyState app={app} />
      </li>
      {app.old_secret_until > 0 && (
        <li className={css.key}>
          <span className={css.message}>
            <Mono>{app.old_secret_mask}</Mono>
            <Text size="caption" tone="muted">
              {text('applications.keys.old')} <Moment seconds={app.old_secret_until} />
            </Text>
          </span>
          <Inline as="span">
            <StatusTag tone="caution">{text('applications.keys.ending')}</StatusTag>
            <Button variant="outline" size={size} onPress={onEnd}>
              {text('applications.keys.end')}
            </Button>
          </Inline>
        </li>
      )}
    </Stack>
  );
}

function KeyState({ app: { status, expire_time } }: { readonly app: Application }) {
  const text = useText();
  const clock = useAtomValue(clockAtom);
  if (expire_time > 0 && expire_time <= clock.now())
    return <StatusTag tone="critical">{text('applications.keys.expired')}</StatusTag>;
  if (status === appStatus.paused) return <StatusTag>{text('applications.status.2')}</StatusTag>;
  return <StatusTag tone="positive">{text('applications.keys.works')}</StatusTag>;
}
