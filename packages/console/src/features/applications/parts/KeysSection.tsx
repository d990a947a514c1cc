import { type Application, revealSigningKey } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { appStatus, emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Divider } from '@settlement/design-system/Divider';
import { Heading } from '@settlement/design-system/Heading';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useRef, useState } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { useFocusBack } from '#lib/browser/useFocusBack.ts';
import { CopyValue } from '#parts/values/CopyValue.tsx';
import { Moment } from '#parts/values/Moment.tsx';
import { DeleteDialog, StatusDialog } from './applicationDialogs.tsx';
import { GoogleSecretDialog } from './GoogleSecretDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { scopeText } from './applicationTexts.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { editApplicationAtom, revealSigningKeyAtom } from '#data/applications.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { useToasts } from '#data/page/toasts.ts';
import { errorText } from '#i18n/errorText.ts';
import { ConfirmDialog } from '#parts/ConfirmDialog.tsx';
import { Stack } from '@settlement/design-system/Stack';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import * as css from '../applications.css.ts';
import { usePerform } from '#data/money/verification.ts';

function SigningKey({ app }: { readonly app: Application }) {
  const text = useText();
  const size = useRowSize();
  const perform = usePerform();
  const reveal = useSetAtom(revealSigningKeyAtom);
  const toasts = useToasts();
  const { report } = useAtomValue(reportErrorAtom);
  const [key, setKey] = useState<string>();

  const show = async () => {
    try {
      const outcome = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('applications.keys.revealTitle', { name: app.name }),
          recap: text('applications.keys.revealRecap'),
          confirmLabel: text('applications.keys.show'),
        }),
        call: (codes) => reveal(app.id, codes),
      });
      if (!outcome.isDone) return;
      setKey(outcome.data);
      if (outcome.data === undefined) toasts.add({ title: text('applications.keys.notOffered') });
    } catch (error) {
      report(error);
    }
  };

  return (
    <Inline>
      <Mono>{key ?? app.sign_key}</Mono>
      <Button
        variant="outline"
        size={size}
        onPress={() => (key === undefined ? void show() : setKey(undefined))}
      >
        {text(key === undefined ? 'applications.keys.show' : 'applications.keys.hide')}
      </Button>
      {key !== undefined && <CopyValue value={key} what={text('applications.keys.sign')} />}
    </Inline>
  );
}

type Open = 'rotate' | 'signing' | 'end' | 'rights' | 'google' | 'status' | 'delete';

export function KeysSection({ app }: { readonly app: Application }) {
  const text = useText();
  const offers = useOffers();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const container = useRef<HTMLDivElement>(null);
  useFocusBack(open !== undefined, container);
  const items = [
    {
      term: text('applications.column.appid'),
      detail: <Mono>{app.appid}</Mono>,
      copy: <CopyValue value={app.appid} what={text('applications.column.appid')} />,
    },
    ...(offers('orders')
      ? [
          {
            term: text('common.column.last_used_time'),
            detail:
              app.last_used_time === 0 ? (
                text('applications.keys.never')
              ) : (
                <>
                  <Moment seconds={app.last_used_time} /> · <Mono>{app.last_used_ip}</Mono>
                </>
              ),
          },
          {
            term: text('applications.keys.scopes'),
            detail: app.scopes.map((scope) => scopeText(text, scope)).join(text('common.list.separator')),
          },
          {
            term: text('applications.keys.expires'),
            detail:
              app.expire_time === 0 ? (
                text('applications.keys.noExpiry')
              ) : (
                <Moment seconds={app.expire_time} />
              ),
          },
        ]
      : []),
    ...(offers(revealSigningKey)
      ? [{ term: text('applications.keys.sign'), detail: <SigningKey key={app.sign_key} app={app} /> }]
      : []),
    ...(app.old_sign_key_until === 0
      ? []
      : [{ term: text('applications.signing.until'), detail: <Moment seconds={app.old_sign_key_until} /> }]),
  ];

  return (
    <div ref={container} className={css.form}>
      <Secrets app={app} onEnd={() => setOpen('end')} />
      <Inline>
        <Button onPress={() => setOpen('rotate')}>{text('applications.rotate')}</Button>
        {offers('callbacks') && (
          <Button variant="outline" onPress={() => setOpen('signing')}>
            {text('applications.signing')}
          </Button>
        )}
        {offers('orders') && (
          <Button variant="outline" onPress={() => setOpen('rights')}>
            {text('applications.rights')}
          </Button>
        )}
      </Inline>
      <DescriptionList items={items} />
      <Divider />
      <Stack as="section" gap="m">
        <Heading level={3}>{text('applications.google.heading')}</Heading>
        <Text as="p" size="small" tone="muted">
          {text('applications.google.about')}
        </Text>
        <Inline>
          <Button variant="outline" onPress={() => setOpen('google')}>
            {text('applications.google')}
          </Button>
        </Inline>
      </Stack>
      <Divider />
      <Stack as="section" gap="m">
        <Heading level={3}>{text('applications.danger')}</Heading>
        <Text as="p" size="small" tone="muted">
          {text('applications.danger.text')}
        </Text>
        <Inline>
          <Button variant="outline" onPress={() => setOpen('status')}>
            {text(app.status === appStatus.paused ? 'applications.resume' : 'applications.pause')}
          </Button>
          <Button variant="outline" tone="critical" onPress={() => setOpen('delete')}>
            {text('applications.delete')}
          </Button>
        </Inline>
      </Stack>
      {(open === 'rotate' || open === 'signing') && <RotateDialog kind={open} app={app} onClose={close} />}
      {open === 'end' && <EndSecretDialog app={app} onClose={close} />}
      {open === 'rights' && <RightsDialog app={app} onClose={close} />}
      {open === 'google' && <GoogleSecretDialog app={app} onClose={close} />}
      {open === 'status' && <StatusDialog app={app} onClose={close} />}
      {open === 'delete' && <DeleteDialog app={app} onClose={close} />}
    </div>
  );
}

function EndSecretDialog({ app, onClose }: { readonly app: Application; readonly onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const edit = useSetAtom(editApplicationAtom);
  const { report } = useAtomValue(reportErrorAtom);
  return (
    <ConfirmDialog
      isDanger
      title={text('applications.end.title')}
      consequence={text('applications.end.text', { mask: app.old_secret_mask })}
      confirmLabel={text('applications.keys.end')}
      onConfirm={async () => {
        await edit({ id: app.id, end_old_secret: 1 });
        toasts.add({ tone: 'positive', title: text('applications.end.done') });
        return true;
      }}
      messageOf={(error) => {
        report(error);
        return errorText(text, error);
      }}
      onClose={onClose}
    />
  );
}

/** Lists the current secret key and, during a rotation, the previous one. */
function Secrets({ app, onEnd }: { readonly app: Application; readonly onEnd: () => void }) {
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
  const clock = useAtomValue(serverClockAtom);
  if (expire_time > 0 && expire_time <= clock.now())
    return <StatusTag tone="critical">{text('applications.keys.expired')}</StatusTag>;
  if (status === appStatus.paused) return <StatusTag>{text('applications.status.2')}</StatusTag>;
  return <StatusTag tone="positive">{text('applications.keys.works')}</StatusTag>;
}
