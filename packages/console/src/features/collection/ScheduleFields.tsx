import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Select, SelectItem } from '@settlement/design-system/Select';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import * as css from './collection.css.ts';
import { type PlanDraft, scheduleKinds } from './ruleDraft.ts';

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
const times = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

interface ScheduleFieldsProps {
  readonly draft: PlanDraft;
  readonly onChange: (fields: Partial<PlanDraft>) => void;
}

export function ScheduleFields({ draft, onChange }: ScheduleFieldsProps) {
  const text = useText();
  const { zone } = useFormats();
  const choices = times.includes(draft.time) ? times : [draft.time, ...times];
  return (
    <>
      <SegmentedControl
        label={text('collection.form.when')}
        items={scheduleKinds.map((id) => ({ id, label: text(`collection.form.when.${id}`) }))}
        value={draft.kind}
        onChange={(id) => onChange({ kind: scheduleKinds.find((kind) => kind === id) ?? 'realtime' })}
      />
      {draft.kind !== 'realtime' && (
        <div className={css.pair}>
          {draft.kind === 'weekly' && (
            <Select
              label={text('collection.form.weekday')}
              placeholder={text('collection.form.choose')}
              value={draft.weekday}
              onChange={(weekday) => onChange({ weekday })}
            >
              {weekdays.map((day) => (
                <SelectItem key={day} id={day}>
                  {text(`collection.day.${day}`)}
                </SelectItem>
              ))}
            </Select>
          )}
          <Select
            label={text('collection.form.time', { zone })}
            placeholder={text('collection.form.choose')}
            value={draft.time}
            onChange={(time) => onChange({ time })}
          >
            {choices.map((time) => (
              <SelectItem key={time} id={time}>
                {time}
              </SelectItem>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}
