import { useFormats } from '#data/useFormats.ts';
import { useText } from '#i18n/useText.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** When a plan runs, in words and in the merchant's zone. */
export function useScheduleText(): (schedule: string) => string {
  const text = useText();
  const { zone } = useFormats();
  return (schedule) => {
    const [kind, first = '', second = ''] = schedule.split(' ');
    if (kind === 'daily') return text('collection.daily', { time: first, zone });
    const day = weekdays.find((one) => one === first);
    if (kind === 'weekly' && day)
      return text('collection.weekly', { day: text(`collection.day.${day}`), time: second, zone });
    return text('collection.realtime');
  };
}
