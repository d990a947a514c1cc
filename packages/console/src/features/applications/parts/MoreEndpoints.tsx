import { type Application, MOST_ENDPOINTS } from '@settlement/api-mocks/contract/applications';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Divider } from '@settlement/design-system/Divider';
import { Heading } from '@settlement/design-system/Heading';
import { IconButton } from '@settlement/design-system/IconButton';
import { Inline } from '@settlement/design-system/Inline';
import { Mono } from '@settlement/design-system/Mono';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { PencilIcon, PlusIcon, TrashIcon } from '@settlement/design-system/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { editApplicationAtom } from '#data/applications.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useText } from '#i18n/useText.ts';
import { useFocusBack } from '#lib/browser/useFocusBack.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';
import * as css from '../applications.css.ts';
import { EndpointDialog } from './EndpointDialog.tsx';
import { inputsOf } from './endpointInputs.ts';

export function MoreEndpoints({ app }: { readonly app: Application }) {
  const text = useText();
  const perform = useSensitiveCall();
  const edit = useSetAtom(editApplicationAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const [open, setOpen] = useState<{ readonly url: string | undefined }>();
  const container = useRef<HTMLElement>(null);
  useFocusBack(open !== undefined, container);

  const remove = async (url: string) => {
    try {
      await perform({
        content: (text) => ({
          title: text('applications.endpoints.removeTitle'),
          recap: text('applications.endpoints.removeRecap', { url, name: app.name }),
          confirmLabel: text('applications.endpoints.removeLabel'),
        }),
        call: (codes) =>
          edit({ id: app.id, endpoints: inputsOf(app).filter((one) => one.url !== url) }, codes),
        done: text('applications.endpoints.removed'),
      });
    } catch (error) {
      report(error);
    }
  };

  return (
    <section ref={container} className={css.form}>
      <Divider />
      <Stack gap="m">
        <Heading level={3}>{text('applications.endpoints')}</Heading>
        <Text as="p" size="small" tone="muted">
          {text('applications.endpoints.text')}
        </Text>
        {app.endpoints.length > 0 && (
          <Stack as="ul" gap="s" align="stretch" aria-label={text('applications.endpoints')}>
            {app.endpoints.map(({ id, url, events, status }) => (
              <Card key={id} as="li" padding="m">
                <Stack gap="xs" align="stretch">
                  <Inline>
                    <Mono>{url}</Mono>
                    {status === 2 && <StatusTag tone="critical">{text('callbacks.endpoints.off')}</StatusTag>}
                  </Inline>
                  <Text size="small" tone="muted">
                    {events.join(' · ')}
                  </Text>
                  <Inline>
                    <IconButton
                      label={text('applications.endpoints.edit', { url })}
                      icon={<PencilIcon aria-hidden="true" />}
                      onPress={() => setOpen({ url })}
                    />
                    <IconButton
                      label={text('applications.endpoints.remove', { url })}
                      icon={<TrashIcon aria-hidden="true" />}
                      onPress={() => void remove(url)}
                    />
                  </Inline>
                </Stack>
              </Card>
            ))}
          </Stack>
        )}
        {app.endpoints.length < MOST_ENDPOINTS && (
          <Inline>
            <Button
              variant="outline"
              icon={<PlusIcon aria-hidden="true" />}
              onPress={() => setOpen({ url: undefined })}
            >
              {text('applications.endpoints.add')}
            </Button>
          </Inline>
        )}
        {open && <EndpointDialog app={app} url={open.url} onClose={() => setOpen(undefined)} />}
      </Stack>
    </section>
  );
}
