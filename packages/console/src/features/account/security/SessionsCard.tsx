import type { Session } from '@settlement/api-mocks/contract/activity';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { MonitorIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { revokeSessionsAtom, sessionsQueryAtom } from '#data/security.ts';
import { useToasts } from '#data/page/toasts.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { QueryView, useReady } from '#parts/loading/QueryView.tsx';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { focusIfLost } from '#kit/form/focus.ts';
import * as css from './security.css.ts';

export function SessionsCard() {
  const text = useText();
  const size = useRowSize();
  const toasts = useToasts();
  const query = useAtomValue(sessionsQueryAtom);
  const revoke = useAtomValue(revokeSessionsAtom);
  const devices = useRef<HTMLUListElement>(null);
  const hasOthers = useReady((query.data?.list ?? []).some(({ current }) => !current));

  const end = (id?: string) =>
    revoke.mutate(id, {
      onSuccess: ({ count }) =>
        toasts.add({ tone: 'positive', title: text('account.sessions.ended', { count }) }),
      onSettled: () => focusIfLost(() => devices.current),
    });

  return (
    <Card
      id="sessions"
      title={text('account.sessions.title')}
      actions={
        hasOthers && (
          <Button size={size} variant="outline" isPending={revoke.isPending} onPress={() => end()}>
            {text('account.sessions.endAll')}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        failedTitle={text('account.sessions.failed')}
        loading={<Skeleton lines={3} height="16px" />}
      >
        {({ list }) => (
          <ul ref={devices} tabIndex={-1} className={css.devices} aria-label={text('account.sessions.title')}>
            {ownFirst(list).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isPending={revoke.isPending}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

/** Sorts this device first, then the others by their last use, so that unknown devices are found. */
const ownFirst = (sessions: readonly Session[]): readonly Session[] =>
  sessions.toSorted((a, b) => Number(b.current) - Number(a.current) || b.last_time - a.last_time);

interface SessionRowProps {
  readonly session: Session;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const text = useText();
  const size = useRowSize();
  const formats = useFormats();
  const { device, ip, address, last_time: last, current } = session;
  return (
    <li className={css.row}>
      <span className={css.sign} data-on={current || undefined}>
        <MonitorIcon size={18} aria-hidden="true" />
      </span>
      <span className={css.message}>
        <Text weight="semibold">{device || text('common.none')}</Text>
        <Text size="small" tone="muted">
          {[address, ip].filter(Boolean).join(' · ')}
        </Text>
        <Text size="small" tone="muted">
          {text('account.sessions.last', { time: formats.time(last) })}
        </Text>
      </span>
      {current ? (
        <StatusTag tone="info">{text('account.sessions.this')}</StatusTag>
      ) : (
        <Button
          size={size}
          variant="outline"
          isDisabled={isPending}
          aria-label={text('account.sessions.endOf', { device })}
          onPress={onEnd}
        >
          {text('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}
