import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { clockAtom } from '#data/calls/serverClock.ts';
import { zoneAtom } from '#data/user.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { formatTime } from '#i18n/times.ts';
import { useText } from '#i18n/useText.ts';
import { ownZone } from '#lib/time/time.ts';
import { isZoneFor, offsetText, zonesIn } from '#lib/time/zones.ts';

interface ZoneFieldProps {
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly description?: string | undefined;
  readonly errorMessage?: string | undefined;
}

/** Renders a field for a time zone, with the likely zones first. */
export function ZoneField({ value, onChange, description, errorMessage }: ZoneFieldProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const clock = useAtomValue(clockAtom);
  const merchantZone = useAtomValue(zoneAtom);
  // The order of the options depends on the initial value, so that selecting another value doesn't move the options.
  const [opened] = useState(value);
  const zones = useMemo(() => {
    const now = clock.now();
    return zonesIn(language, opened, merchantZone, ownZone()).map((zone) => {
      const shown = formatTime(now, zone.id);
      return { ...zone, offset: offsetText(shown, now), time: shown.slice(11, 16) };
    });
  }, [language, opened, merchantZone, clock]);
  const byText = useMemo(() => new Map(zones.map((zone) => [zone.label, zone])), [zones]);
  // Without memoization, each typed character would render hundreds of options.
  const options = useMemo(
    () =>
      zones.map(({ id, label, name, offset, time }) => (
        <ComboBoxItem
          key={id}
          id={id}
          textValue={label}
          description={[name, ...(offset === name ? [] : [offset]), time].join(' · ')}
        >
          {label}
        </ComboBoxItem>
      )),
    [zones],
  );
  return (
    <ComboBox
      label={text('common.region.zone')}
      placeholder={text('common.region.search')}
      value={value === '' ? null : value}
      filter={(label, typed) => {
        const zone = byText.get(label);
        return zone !== undefined && isZoneFor(typed, zone, zone.offset);
      }}
      onChange={(key) => key !== null && onChange(key)}
      description={description}
      errorMessage={errorMessage}
    >
      {options}
    </ComboBox>
  );
}
