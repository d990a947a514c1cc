import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';

interface FigureProps {
  readonly value: string;
  readonly token?: string;
  readonly isStrong?: boolean;
}

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
