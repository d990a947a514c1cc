import { Skeleton } from '@settlement/design-system/Skeleton';
import { Stack } from '@settlement/design-system/Stack';
import { useText } from '#i18n/useText.ts';

export function PaymentDetailsLoading() {
  const text = useText();
  return (
    <div role="status" aria-label={text('payments.detail.loading')}>
      <Stack gap="l">
        <Skeleton shape="block" height="44px" />
        <Skeleton shape="block" height="40px" />
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} height="18px" />
        ))}
      </Stack>
    </div>
  );
}
