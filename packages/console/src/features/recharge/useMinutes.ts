import { useText } from '#i18n/useText.ts';

export function useMinutes(): (seconds: number) => string {
  const text = useText();
  return (seconds) =>
    seconds < 60
      ? text('assets.recharge.underMinute')
      : text('assets.recharge.minutes', { count: Math.ceil(seconds / 60) });
}
