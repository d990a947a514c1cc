import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { hideBalancesAtom } from '#data/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/Amount.tsx';

interface FigureProps {
  readonly value: string;
  readonly token?: string;
  readonly isStrong?: boolean;
}

/** An amount of the merchant's own, or dots while balances are hidden. */
export function Figure({ value, token, isStrong = false }: FigureProps) {
  const text = useText();
  const isHidden = useAtomValue(hideBalancesAtom);
  if (!isHidden) return <Amount value={value} isStrong={isStrong} {...(token !== undefined && { token })} />;
  return (
    <>
      <span aria-hidden="true">••••••</span>
      <VisuallyHidden>{text('assets.list.hidden')}</VisuallyHidden>
    </>
  );
}
