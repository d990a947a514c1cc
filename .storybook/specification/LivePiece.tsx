import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type EndpointId, endpoints } from '@settlement/api-mocks/contract/endpoints';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { examples } from '@settlement/api-mocks/contract/examples';
import { getUserInfo } from '@settlement/api-mocks/contract/user';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError, type ApiErrorKind } from '#console/api/errors.ts';
import { unwrap } from '#console/api/unwrap.ts';
import { apiClientAtom } from '#console/data/calls/apiClient.ts';
import { reportErrorAtom } from '#console/data/calls/endpointQuery.ts';
import { useEndpointQuery } from '#console/data/calls/useEndpointQuery.ts';
import { type SensitiveAction, usePerform } from '#console/data/money/verification.ts';
import { useText } from '#console/i18n/useText.ts';
import { Form, FormButtons } from '#console/kit/form/Form.tsx';
import { useForm } from '#console/kit/form/useForm.ts';
import { CopyValue } from '#console/parts/values/CopyValue.tsx';
import { keptTransfer } from '#console/kit/money/testingOutcomes.ts';
import { PendingOutcome } from '#console/parts/money/PendingOutcome.tsx';
import { Failed } from '#console/parts/loading/QueryView.tsx';
import type { Shown } from '../map/reviewMap.ts';
import type { LiveConsole } from './liveConsole.ts';

export interface LiveCall {
  readonly shown: Shown | 'outcome' | 'copy';
  readonly call: EndpointId;
  readonly body?: object;
  readonly field?: string | undefined;
  readonly unsent?: Extract<ApiErrorKind, 'busy' | 'duplicate' | 'unrecorded'>;
}

function useAtOnce(act: () => void): void {
  const hasActed = useRef(false);
  useEffect(() => {
    if (hasActed.current) return;
    hasActed.current = true;
    act();
  });
}

const callOf =
  ({ store }: LiveConsole, id: EndpointId, body?: object) =>
  async (): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[id];
    const input = body === undefined ? examples[id] : { body };
    return unwrap(await store.get(apiClientAtom).request(endpoint, input), id);
  };

interface PieceProps {
  readonly console: LiveConsole;
  readonly live: LiveCall;
}

export function LivePiece({ console: at, live }: PieceProps) {
  if (live.shown === 'dialog' || live.shown === 'none') return <LiveDialog console={at} live={live} />;
  if (live.shown === 'page') return <LivePage call={live.call} />;
  if (live.shown === 'toast') return <LiveToast console={at} live={live} />;
  if (live.shown === 'copy') return <CopyValue value={live.call} what={live.call} />;
  if (live.shown === 'outcome') return <LiveOutcome />;
  return <LiveForm console={at} live={live} />;
}

function LiveForm({ console: at, live: { call, field = 'request' } }: PieceProps) {
  const text = useText();
  const form = useForm<Record<string, string>>({
    initial: { [field]: '…' },
    submit: async () => {
      await callOf(at, call)();
    },
  });
  useAtOnce(() => form.submit());
  return (
    <Form form={form} label={call}>
      <TextField label={field} {...form.field(field)} />
      <FormButtons form={form} submitLabel={text('common.retry')} />
    </Form>
  );
}

function LiveDialog({ console: at, live }: PieceProps) {
  const user = useEndpointQuery(getUserInfo, {});
  return user.data ? <Performed console={at} live={live} /> : null;
}

/**
 * Sends a call that moves money or changes security. If `shown` is `dialog`, the verification dialog opens
 * first and shows the error. Otherwise, the call returns code 10038, which opens the dialog.
 */
function Performed({ console: at, live: { call, body, shown } }: PieceProps) {
  const asksFirst = shown === 'dialog';
  const perform = usePerform();
  useAtOnce(() => {
    const action: SensitiveAction<unknown> = {
      purpose: emailPurpose.withdrawal,
      content: (text) => ({
        title: call,
        recap: asksFirst ? 'Enter any password and six digits. They are rejected.' : call,
        confirmLabel: text('common.retry'),
      }),
      asksFirst,
      call: callOf(at, call, body),
    };
    void perform(action).catch(() => undefined);
  });
  return (
    <Note>
      {asksFirst
        ? 'The dialog asks for a code and shows the error there.'
        : 'No message: the dialog opens instead.'}
    </Note>
  );
}

function LivePage({ call }: { readonly call: EndpointId }) {
  const endpoint: Endpoint = endpoints[call];
  const query = useEndpointQuery(endpoint, examples[call]);
  return query.error ? <Failed query={query} title={call} /> : <Note>{call}</Note>;
}

function LiveToast({ console: at, live: { call, unsent } }: PieceProps) {
  useAtOnce(() => {
    const { report } = at.store.get(reportErrorAtom);
    if (unsent === undefined) void callOf(at, call)().catch(report);
    else if (unsent === 'unrecorded') report(new ApiError('unrecorded', { endpointId: call }));
    else void sendTwice(at, call, unsent).catch(report);
  });
  return <Note>{call}</Note>;
}

function sendTwice({ store }: LiveConsole, call: EndpointId, unsent: 'busy' | 'duplicate') {
  const endpoint: Endpoint = endpoints[call];
  const rules = { isExclusive: unsent === 'duplicate', requiresIdle: unsent === 'busy' };
  const send = () => store.get(apiClientAtom).request(endpoint, examples[call], rules);
  return Promise.all([send(), send()]);
}

const kept = { ...keptTransfer, intention: undefined };

const LiveOutcome = () => (
  <PendingOutcome
    kept={kept}
    money={{
      key: kept,
      state: { phase: 'unknown', kept },
      isPending: true,
      isSending: false,
      repeat: () => Promise.resolve(),
      canRepeat: () => false,
      check: () => Promise.resolve('open'),
      dismiss: () => undefined,
    }}
  />
);

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="p" size="caption" tone="muted">
      {children}
    </Text>
  );
}
