import { Button } from '@settlement/design-system/Button';
import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { Dialog } from '@settlement/design-system/Dialog';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { EqualQuestion } from '../../data/money.ts';
import { useFormats } from '../../data/useFormats.ts';
import { useText } from '../../i18n/useText.ts';
import { operationText } from './operationText.ts';

/** The same asset, payee and amount a few minutes ago: meant twice, or pressed twice? */
export function EqualQuestionDialog({ question }: { readonly question: EqualQuestion }) {
  const text = useText();
  const formats = useFormats();
  const { movement, answer, id } = question;
  const operation = operationText(text, id);
  return (
    <Dialog
      role="alertdialog"
      title={text('money.equal.title')}
      closeLabel={text('common.close')}
      isOpen
      onOpenChange={() => answer(false)}
      footer={() => (
        <Inline justify="end">
          <Button variant="outline" onPress={() => answer(false)}>
            {text('money.equal.cancel')}
          </Button>
          <Button tone="critical" onPress={() => answer(true)}>
            {text('money.equal.confirm')}
          </Button>
        </Inline>
      )}
    >
      <Stack gap="m">
        <Text as="p">{text('money.equal.text', { operation, time: formats.time(movement.time) })}</Text>
        <DescriptionList
          items={[
            {
              term: text('money.equal.number', { operation }),
              detail: <TruncatedId value={movement.tradeNo} />,
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
