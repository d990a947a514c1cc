import { Button } from '@settlement/design-system/Button';
import { EmptyState } from '@settlement/design-system/EmptyState';
import { Stack } from '@settlement/design-system/Stack';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue, useSetAtom } from 'jotai';
import { locationAtom } from '#data/page/location.ts';
import { switchModeAtom } from '#data/session/mode.ts';
import { messageFiles } from '#i18n/catalog.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useMessages } from '#i18n/useMessages.ts';
import { useText } from '#i18n/useText.ts';
import { toHref } from '#lib/browser/locationSource.ts';

/** Replaces a page that moves real money while test mode is on. */
export function LiveOnly({ title }: { readonly title: MessageId }) {
  useMessages(messageFiles);
  const text = useText();
  const href = toHref(useAtomValue(locationAtom));
  const change = useSetAtom(switchModeAtom);
  return (
    <Stack>
      <VisuallyHidden as="h1">{text(title)}</VisuallyHidden>
      <EmptyState
        title={text('shell.liveOnly.title')}
        description={text('shell.liveOnly.text')}
        actions={<Button onPress={() => change('live', href)}>{text('shell.mode.switch.live')}</Button>}
      />
    </Stack>
  );
}
