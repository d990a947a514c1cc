import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import type { DescriptionItem } from '@settlement/design-system/DescriptionList';
import { Stack } from '@settlement/design-system/Stack';
import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { errorText } from '#i18n/errorText.ts';
import { useText } from '#i18n/useText.ts';
import { useResultFocus } from '#kit/form/useResultFocus.ts';
import { Amount } from '#parts/values/Amount.tsx';

/** Returns a line of the totals. The IDs must differ, because a term can occur for several tokens. */
export const totalItem = (id: string, term: string, value: string, token: string): DescriptionItem => ({
  id,
  term,
  detail: <Amount value={value} token={token} />,
});

interface BatchResultProps {
  readonly title: string;
  /** The number of rows that were sent. If it's 0, the result isn't shown. */
  readonly sent: number;
  readonly count: number;
  readonly isSending: boolean;
  readonly clearLabel: string;
  readonly onExport: () => void;
  readonly onClear: () => void;
}

/** Renders the result of the rows that were sent. After the last row was sent, the focus moves to the result. */
export function BatchResult(props: BatchResultProps) {
  const { title, sent, count, isSending, clearLabel, onExport, onClear } = props;
  const text = useText();
  const results = useResultFocus(sent > 0 && sent === count);
  return (
    <div ref={results}>
      <VisuallyHidden role="status">{sent > 0 && title}</VisuallyHidden>
      {sent > 0 && (
        <Card title={title}>
          <Stack gap="s">
            <Button variant="outline" isFullWidth onPress={onExport}>
              {text('money.batch.export')}
            </Button>
            <Button variant="ghost" isFullWidth isDisabled={isSending} onPress={onClear}>
              {clearLabel}
            </Button>
          </Stack>
        </Card>
      )}
    </div>
  );
}

interface BatchSendProps {
  /** The error of the last attempt, if no row shows this error. */
  readonly failure: unknown;
  readonly label: string;
  readonly isSending: boolean;
  readonly isDisabled: boolean;
  readonly onSend: () => void;
}

export function BatchSend({ failure, label, isSending, isDisabled, onSend }: BatchSendProps) {
  const text = useText();
  return (
    <>
      {failure !== undefined && (
        <Banner tone="critical" role="alert">
          {errorText(text, failure)}
        </Banner>
      )}
      <Button size="large" isFullWidth isPending={isSending} isDisabled={isDisabled} onPress={onSend}>
        {label}
      </Button>
    </>
  );
}
