import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import type { ApiError } from '#api/errors.ts';
import { searchParamsAtom } from '#data/page/location.ts';
import { errorText } from '#i18n/errorText.ts';
import type { MessageId } from '#i18n/ids.ts';
import { useText } from '#i18n/useText.ts';
import type { LoginReason } from '#lib/address/paths.ts';
import { GoogleButton } from './GoogleButton.tsx';
import * as css from './auth.css.ts';
import { type SignInMethod, useHasPasswordSignIn } from './signInMethods.ts';

interface StartStepProps {
  readonly isPending: boolean;
  readonly isDark: boolean;
  readonly error: ApiError | undefined;
  /** True if the token of an earlier attempt has expired, so that the user must start again. */
  readonly hasEnded: boolean;
  readonly onCredential: (credential: string) => void;
  readonly onOtherMethod: (method: SignInMethod) => void;
}

export function StartStep({
  isPending,
  isDark,
  error,
  hasEnded,
  onCredential,
  onOtherMethod,
}: StartStepProps) {
  const text = useText();
  const hasPasswordSignIn = useHasPasswordSignIn();
  const notice = notices.get(useAtomValue(searchParamsAtom).get('reason'));
  return (
    <div className={css.step}>
      <Stack gap="xs">
        <Heading level={1}>{text('auth.start.title')}</Heading>
        <Text tone="muted" as="p">
          {text('auth.start.text')}
        </Text>
      </Stack>
      {hasEnded ? (
        <Banner tone="caution" role="alert">
          {text('auth.code.expired')}
        </Banner>
      ) : error ? (
        <Banner tone="critical">{errorText(text, error)}</Banner>
      ) : (
        notice && <Banner tone={notice.tone}>{text(notice.id)}</Banner>
      )}
      <GoogleButton isPending={isPending} isDark={isDark} onCredential={onCredential} />
      {hasPasswordSignIn && (
        <Stack gap="s">
          <Button variant="outline" tone="neutral" isFullWidth onPress={() => onOtherMethod('password')}>
            {text('auth.method.password')}
          </Button>
          <Button variant="ghost" isFullWidth onPress={() => onOtherMethod('register')}>
            {text('auth.method.register')}
          </Button>
        </Stack>
      )}
    </div>
  );
}

interface Notice {
  readonly tone: 'caution' | 'positive';
  readonly id: MessageId;
}

const notices: ReadonlyMap<string | null, Notice> = new Map<LoginReason, Notice>([
  ['expired', { tone: 'caution', id: 'auth.notice.expired' }],
  ['deleted', { tone: 'positive', id: 'auth.notice.deleted' }],
  ['newPassword', { tone: 'positive', id: 'auth.notice.newPassword' }],
]);
