import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { PlayIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type Tried, tryCall } from '#api/tryCall.ts';
import { apiFetchAtom } from '#data/calls/apiClient.ts';
import { languageAtom, storageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { CodeBlock } from '#parts/values/CodeBlock.tsx';
import { queryOf, useExample } from './examples.ts';

const MOST_SHOWN = 6000;

export function TryIt({ endpoint }: { readonly endpoint: Endpoint }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const storage = useAtomValue(storageAtom);
  const { fetch } = useAtomValue(apiFetchAtom);
  const example = useExample(endpoint);
  const [query, setQuery] = useState(() => queryOf(example));
  const [tried, setTried] = useState<Tried | 'failed'>();
  const [isPending, setPending] = useState(false);
  const running = useRef<AbortController>(undefined);
  const isSignedIn = storage.get('token') !== null;

  useEffect(() => () => running.current?.abort(), []);

  if (!isSignedIn && endpoint.auth !== 'public') {
    return (
      <Text size="small" tone="muted" as="p">
        {text('docs.try.signIn')}
      </Text>
    );
  }
  const run = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    try {
      const path = `${endpoint.path}${query === '' ? '' : `?${query}`}`;
      setTried(
        await tryCall(path, { token: storage.get('token'), language, signal: controller.signal, fetch }),
      );
    } catch {
      if (!controller.signal.aborted) setTried('failed');
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap="s">
      {endpoint.query && (
        <TextField label={text('docs.query')} isMono autoComplete="off" value={query} onChange={setQuery} />
      )}
      <div>
        <Button
          variant="outline"
          size="small"
          isPending={isPending}
          pendingLabel={text('common.loading')}
          icon={<PlayIcon size={14} aria-hidden="true" />}
          onPress={() => void run()}
        >
          {text('docs.try')}
        </Button>
      </div>
      <div role="status">
        {tried === 'failed' ? (
          <Banner tone="critical">{text('errors.network')}</Banner>
        ) : (
          tried && (
            <Text size="small" tone="muted">
              {text('docs.try.answered', { status: tried.status, milliseconds: tried.milliseconds })}
            </Text>
          )
        )}
      </div>
      {tried !== undefined && tried !== 'failed' && (
        <CodeBlock
          isLabelHidden
          code={tried.body.length > MOST_SHOWN ? `${tried.body.slice(0, MOST_SHOWN)}\n…` : tried.body}
          label={text('docs.try.answer')}
        />
      )}
    </Stack>
  );
}
