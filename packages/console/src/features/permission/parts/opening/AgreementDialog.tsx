import { Button } from '@settlement/design-system/Button';
import { Dialog } from '@settlement/design-system/Dialog';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';

const sections = ['service', 'fees', 'withdrawals', 'use', 'security', 'data', 'end'] as const;

interface AgreementDialogProps {
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

/** The merchant agreement, to be read before it is accepted. */
export function AgreementDialog({ onClose, onAgree }: AgreementDialogProps) {
  const text = useText();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text('permission.agreement.title')}
      closeLabel={text('common.close')}
      footer={
        <Inline justify="end">
          <Button variant="outline" onPress={onClose}>
            {text('common.close')}
          </Button>
          <Button onPress={onAgree}>{text('permission.agreement.agree')}</Button>
        </Inline>
      }
    >
      <Stack gap="l">
        {sections.map((section) => (
          <Stack key={section} gap="xs">
            <Heading level={3}>{text(`permission.agreement.${section}.title`)}</Heading>
            <Text as="p">{text(`permission.agreement.${section}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
