import { VisuallyHidden } from '@settlement/design-system/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { hideBalancesAtom } from '#data/session/preferences.ts';
import { useText } from '#i18n/useText.ts';
import { Amount } from '#parts/values/Amount.tsx';
import { type Asset, changeOver } from '#data/assets.ts';
import { Sparkline } from '#charts/Sparkline.tsx';
import { useFormats } from '#data/formats/useFormats.ts';
import { compare } from '#lib/money/money.ts';

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
      <VisuallyHidden>{text('common.balances.hidden')}</VisuallyHidden>
    </>
  );
}

export function Trend({ asset: { token, trend } }: { readonly asset: Asset }) {
  const text = useText();
  const formats = useFormats();
  const change = changeOver(trend);
  if (change === undefined) return '—';
  const direction = compare(change, '0');
  return (
    <Sparkline
      values={trend.map(Number)}
      width={80}
      tone={direction > 0 ? 'positive' : direction < 0 ? 'critical' : 'neutral'}
      label={text('assets.list.trend', {
        token,
        from: formats.amount(trend[0]),
        to: formats.amount(trend.at(-1)),
        change: formats.change(change),
      })}
    />
  );
}
