import type { Application } from '@settlement/api-mocks/contract/applications';
import { Inline } from '@settlement/design-system/Inline';
import { appStatus } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Heading } from '@settlement/design-system/Heading';
import { Mono } from '@settlement/design-system/Mono';
import { Text } from '@settlement/design-system/Text';
import { useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { useFocusBack } from '#lib/useFocusBack.ts';
import { CopyValue } from '#parts/CopyValue.tsx';
import { Moment } from '#parts/Moment.tsx';
import * as css from '../applications.css.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EndSecretDialog } from './EndSecretDialog.tsx';
import { GoogleSecretDialog } from './GoogleSecretDialog.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import { Secrets } from './Secrets.tsx';
import { SigningKey } from './SigningKey.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { scopeText } from './applicationTexts.tsx';

type Open = 'rotate' | 'signing' | 'end' | 'rights' | 'google' | 'status' | 'delete';

/** The key of an application, how it is used, and everything that changes it. */
export function KeysSection({ app }: { readonly app: Application }) {
  const text = useText();
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
    {
      term: text('applications.keys.used'),
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
      detail: app.scopes.map((scope) => scopeText(text, scope)).join(text('applications.keys.and')),
    },
    {
      term: text('applications.keys.expires'),
      detail:
        app.expire_time === 0 ? text('applications.keys.noExpiry') : <Moment seconds={app.expire_time} />,
    },
    {
      term: text('applications.keys.sign'),
      detail: <SigningKey key={app.sign_key} app={app} />,
    },
    ...(app.old_sign_key_until === 0
      ? []
      : [{ term: text('applications.signing.until'), detail: <Moment seconds={app.old_sign_key_until} /> }]),
  ];

  return (
    <div ref={container} className={css.form}>
      <Secrets app={app} onEnd={() => setOpen('end')} />
      <Inline>
        <Button onPress={() => setOpen('rotate')}>{text('applications.rotate')}</Button>
        <Button variant="outline" onPress={() => setOpen('signing')}>
          {text('applications.signing')}
        </Button>
        <Button variant="outline" onPress={() => setOpen('rights')}>
          {text('applications.rights')}
        </Button>
      </Inline>
      <DescriptionList items={items} />
      <section className={css.danger}>
        <Heading level={3}>{text('applications.google.heading')}</Heading>
        <Text as="p" size="small" tone="muted">
          {text('applications.google.about')}
        </Text>
        <Inline>
          <Button variant="outline" onPress={() => setOpen('google')}>
            {text('applications.google')}
          </Button>
        </Inline>
      </section>
      <section className={css.danger}>
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
      </section>
      {(open === 'rotate' || open === 'signing') && <RotateDialog kind={open} app={app} onClose={close} />}
      {open === 'end' && <EndSecretDialog app={app} onClose={close} />}
      {open === 'rights' && <RightsDialog app={app} onClose={close} />}
      {open === 'google' && <GoogleSecretDialog app={app} onClose={close} />}
      {open === 'status' && <StatusDialog app={app} onClose={close} />}
      {open === 'delete' && <DeleteDialog app={app} onClose={close} />}
    </div>
  );
}
