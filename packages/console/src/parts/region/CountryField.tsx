import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { isRegionFor } from '#lib/person/regions.ts';
import { useRegions } from './useRegions.ts';

interface CountryFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly errorMessage?: string | undefined;
}

export function CountryField({ value, onChange, errorMessage }: CountryFieldProps) {
  const text = useText();
  const regions = useRegions();
  const byName = useMemo(() => new Map(regions.map((region) => [region.name, region])), [regions]);
  // Without memoization, each typed character would render hundreds of options.
  const options = useMemo(
    () =>
      regions.map(({ code, name }) => (
        <ComboBoxItem key={code} id={code}>
          {name}
        </ComboBoxItem>
      )),
    [regions],
  );
  return (
    <ComboBox
      label={text('common.region.country')}
      placeholder={text('common.region.search')}
      value={value === '' ? null : value}
      filter={(name, typed) => {
        const region = byName.get(name);
        return region !== undefined && isRegionFor(region, typed);
      }}
      onChange={(key) => onChange(key ?? '')}
      {...(errorMessage !== undefined && { errorMessage })}
    >
      {options}
    </ComboBox>
  );
}
