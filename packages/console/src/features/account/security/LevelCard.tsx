import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { ProgressBar } from '@settlement/design-system/ProgressBar';
import { StatusTag } from '@settlement/design-system/StatusTag';
import { Text } from '@settlement/design-system/Text';
import { useEffect, useRef } from 'react';
import { type Protection, type ProtectionId, accountStateAtom, loginSwitchOf } from '#data/account.ts';
import { useUrlState } from '#data/page/urlState.ts';
import { useText } from '#i18n/useText.ts';
import { useRowSize } from '#parts/list/useRowSize.ts';
import { focusIfLost } from '#kit/form/focus.ts';
import { preloadWizardProps } from './wizards.tsx';
import { useSecuritySwitch } from './useSecuritySwitch.ts';
import * as css from './security.css.ts';

interface LevelCardProps {
  readonly user: UserInfo;
  readonly protections: readonly Protection[];
}

export function LevelCard({ user, protections }: LevelCardProps) {
  const text = useText();
  const count = protections.filter(({ isOn }) => isOn).length;
  const { length: total } = protections;
  const { grade, tone } = gradeOf(count, total);
  const missing = protections.filter(({ isOn }) => !isOn);
  // Outgoing transfers require the authenticator app and the transaction password.
  const next = missing.find(({ id }) => id === 'google' || id === 'trade') ?? missing[0];
  const container = useRef<HTMLDivElement>(null);
  const isComplete = next === undefined;
  const wasComplete = useRef(isComplete);
  useEffect(() => {
    // After the last protection is added, the pressed button is no longer rendered, so the card takes the focus.
    if (isComplete && !wasComplete.current) focusIfLost(() => container.current);
    wasComplete.current = isComplete;
  }, [isComplete]);
  return (
    <Card
      title={text('account.security.level')}
      actions={<StatusTag tone={tone}>{text(`account.security.grade.${grade}`)}</StatusTag>}
    >
      <div ref={container} tabIndex={-1} className={css.level}>
        <ProgressBar
          label={text('account.security.levelText', { count, total })}
          value={count}
          maxValue={total}
          tone={tone}
        />
        {next ? (
          <NextStep id={next.id} user={user} />
        ) : (
          <Text as="p" size="small" tone="muted">
            {text('account.security.complete')}
          </Text>
        )}
      </div>
    </Card>
  );
}

function gradeOf(count: number, total: number) {
  if (count >= total - 1) return { grade: 'high', tone: 'positive' } as const;
  return count * 2 >= total
    ? ({ grade: 'middle', tone: 'caution' } as const)
    : ({ grade: 'low', tone: 'critical' } as const);
}

function NextStep({ id, user }: { readonly id: ProtectionId; readonly user: UserInfo }) {
  const text = useText();
  const size = useRowSize();
  const [, setState] = useUrlState(accountStateAtom);
  const { isPending, change } = useSecuritySwitch();
  const login = loginSwitchOf(user);
  const open = () => {
    if (id !== 'login') return setState({ action: id });
    if (login) void change(login, true);
  };
  return (
    <div className={css.nextStep} {...(id !== 'login' && preloadWizardProps(id))}>
      <span className={css.message}>
        <Text size="small" weight="semibold">
          {text('account.security.next', { name: text(`account.security.${id}`) })}
        </Text>
        <Text size="small" tone="muted">
          {text(`account.security.${id}.why`)}
        </Text>
      </span>
      <Button size={size} variant="soft" isPending={isPending} onPress={open}>
        {text(`account.security.${id}.do`)}
      </Button>
    </div>
  );
}
