import { Button } from '@settlement/design-system/Button';
import { CountdownRing } from '@settlement/design-system/CountdownRing';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Text } from '@settlement/design-system/Text';
import { useSetAtom } from 'jotai';
import { useText } from '#i18n/useText.ts';
import { WARNING_SECONDS } from '#data/session/idle.ts';
import { logoutAtom } from '#data/session/session.ts';

interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly onStay: () => void;
}

/** Warns inactive users before the session ends (WCAG 2.2.1). */
export function IdleWarning({ secondsLeft, onStay }: IdleWarningProps) {
  const text = useText();
  const logout = useSetAtom(logoutAtom);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={text('shell.idle.title')}
      onClose={onStay}
      footer={
        <Inline justify="end">
          <Button variant="outline" tone="neutral" onPress={() => void logout()}>
            {text('shell.idle.signOut')}
          </Button>
          <Button onPress={onStay}>{text('shell.idle.stay')}</Button>
        </Inline>
      }
    >
      <Inline gap="m">
        <CountdownRing
          value={secondsLeft}
          maxValue={WARNING_SECONDS}
          label={text('shell.idle.seconds', { seconds: secondsLeft })}
        />
        <Text weight="semibold" isNumeric aria-hidden="true">
          {text('shell.idle.seconds', { seconds: secondsLeft })}
        </Text>
      </Inline>
      <Text as="p">{text('shell.idle.text')}</Text>
    </Dialog>
  );
}
