import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useMemo } from 'react';
import { useText } from '#i18n/useText.ts';
import { type RegionCode, isRegionFor } from '#lib/person/regions.ts';
import { useRegions } from './useRegions.ts';

interface AreaCodeFieldProps {
  /** The selected region, or ''. Several regions can share an area code. */
  readonly value: string;
  readonly onChange: (code: RegionCode | '') => void;
  readonly errorMessage?: string | undefined;
}

export function AreaCodeField({ value, onChange, errorMessage }: AreaCodeFieldProps) {
  const text = useText();
  const regions = useRegions();
  const byLabel = useMemo(
    () => new Map(regions.map((region) => [`${region.name} ${region.areaCode}`, region])),
    [regions],
  );
  // Without memoization, each typed character would render hundreds of options.
  const options = useMemo(
    () =>
      regions.map(({ code, name, areaCode }) => (
        <ComboBoxItem key={code} id={code} textValue={`${name} ${areaCode}`} description={areaCode}>
          {name}
        </ComboBoxItem>
      )),
    [regions],
  );
  return (
    <ComboBox
      label={text('common.region.areaCode')}
      placeholder={text('common.region.areaCodeHint')}
      value={value === '' ? null : value}
      filter={(option, typed) => {
        const region = byLabel.get(option);
        return region !== undefined && isRegionFor(region, typed);
      }}
      onChange={(key) => onChange(regions.find(({ code }) => code === key)?.code ?? '')}
      {...(errorMessage !== undefined && { errorMessage })}
    >
      {options}
    </ComboBox>
  );
}
