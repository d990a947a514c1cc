import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { useText } from '#i18n/useText.ts';
import { isRegionFor, type Region, type RegionCode, regionsIn } from '#lib/person/regions.ts';
import { languageAtom } from '#i18n/atoms.ts';

function useRegions(): readonly Region[] {
  const language = useAtomValue(languageAtom);
  return useMemo(() => regionsIn(language), [language]);
}

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
