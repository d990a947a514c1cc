import { DescriptionList } from '@settlement/design-system/DescriptionList';
import { TruncatedId } from '@settlement/design-system/TruncatedId';
import type { EqualQuestion } from '#data/money.ts';
import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { operationText } from './useIntentionTexts.ts';

/** The same asset, payee and amount a few minutes ago: meant twice, or pressed twice? */
export function EqualQuestionDialog({ question }: { readonly question: EqualQuestion }) {
  const text = useText();
  const formats = useFormats();
  const { movement, answer, key } = question;
  const operation = operationText(text, key.endpoint);
  return (
    <ConfirmDialog
      isDanger
      size="medium"
      title={text('money.equal.title')}
      consequence={text('money.equal.text', { operation, time: formats.time(movement.time) })}
      confirmLabel={text('money.equal.confirm')}
      cancelLabel={text('money.equal.cancel')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <DescriptionList
        items={[
          {
            term: text('money.equal.number', { operation }),
            detail: <TruncatedId value={movement.tradeNo} />,
          },
        ]}
      />
    </ConfirmDialog>
  );
}
