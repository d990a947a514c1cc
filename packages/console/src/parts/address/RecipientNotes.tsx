import { recipientNotes } from '@settlement/api-mocks/rules/recipient';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';

interface RecipientNotesProps {
  readonly notes: readonly string[];
  readonly network: string;
  /** The amount in a payment request, if the form doesn't use this amount. */
  readonly unusedAmount?: string;
}

export function RecipientNotes({ notes, network, unusedAmount = '' }: RecipientNotesProps) {
  const text = useText();
  const known = recipientNotes.filter((note) => notes.includes(note));
  if (known.length === 0 && unusedAmount === '') return null;
  return (
    <div role="status">
      {known.map((note) => (
        <Text key={note} as="p" size="small" tone="muted">
          {text(`common.recipient.${note}`, { network })}
        </Text>
      ))}
      {unusedAmount !== '' && (
        <Text as="p" size="small" tone="muted">
          {text('common.recipient.amountDropped', { amount: unusedAmount })}
        </Text>
      )}
    </div>
  );
}
