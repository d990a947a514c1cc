import { Card } from '@settlement/design-system/Card';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { CheckIcon, FileIcon } from '@settlement/design-system/icons';
import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './permission.css.ts';

export function OpensCard() {
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

export function NeedsCard() {
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
        <Inline key={id} as="li" gap="s" wrap={false} align="start">
          <span className={css.icon}>{icon}</span>
          <Text>{text(id)}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
