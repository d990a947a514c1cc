import type { Asset } from '#data/assets.ts';
import { Sparkline } from '#charts/Sparkline.tsx';
import { changeOver } from '#data/assets.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { compare } from '#lib/money/money.ts';

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
