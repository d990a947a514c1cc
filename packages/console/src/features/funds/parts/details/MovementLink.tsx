import { ButtonLink } from '@settlement/design-system/ButtonLink';
import { usePaths } from '#data/device.ts';
import { useText } from '#i18n/useText.ts';

/** What this did to the balances: its rows among all movements. */
export function MovementLink({ number }: { readonly number: string }) {
  const text = useText();
  const paths = usePaths();
  return (
    <ButtonLink href={paths.fundDetails({ keyword: number })} variant="outline">
      {text('funds.detail.openMovements')}
    </ButtonLink>
  );
}
