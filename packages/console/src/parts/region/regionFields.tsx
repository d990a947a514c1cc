import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { useText } from '#i18n/useText.ts';
import { isRegionFor, type Region, type RegionCode, regionsIn } from '#lib/person/regions.ts';
import { languageAtom } from '#i18n/atoms.ts';

interface RegionFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The selected region, or '' if no region is selected. */
  readonly value: string;
  readonly onChange: (code: RegionCode | '') => void;
  readonly errorMessage?: string | undefined;
  /** Shows the area codes. */
  readonly hasAreaCodes: boolean;
}

function RegionField({ value, onChange, errorMessage, hasAreaCodes, ...texts }: RegionFieldProps) {
  const language = useAtomValue(languageAtom);
  const regions = useMemo(() => {
    const labelOf = ({ name, areaCode }: Region) => (hasAreaCodes ? `${name} ${areaCode}` : name);
    return regionsIn(language).map((region) => ({ ...region, label: labelOf(region) }));
  }, [language, hasAreaCodes]);
  const byLabel = useMemo(() => new Map(regions.map((region) => [region.label, region])), [regions]);
  // Without memoization, each typed character would render hundreds of options.
  const options = useMemo(
    () =>
      regions.map(({ code, label, name, areaCode }) => (
        <ComboBoxItem key={code} id={code} textValue={label} {...(hasAreaCodes && { description: areaCode })}>
          {name}
        </ComboBoxItem>
      )),
    [regions, hasAreaCodes],
  );
  return (
    <ComboBox
      {...texts}
      value={value === '' ? null : value}
      filter={(label, typed) => {
        const region = byLabel.get(label);
        return region !== undefined && isRegionFor(region, typed);
      }}
      onChange={(key) => onChange(regions.find(({ code }) => code === key)?.code ?? '')}
      errorMessage={errorMessage}
    >
      {options}
    </ComboBox>
  );
}

type FieldProps = Pick<RegionFieldProps, 'value' | 'onChange' | 'errorMessage'>;

/** Renders a field for an area code. Several regions can share an area code, so the value is a region. */
export function AreaCodeField(props: FieldProps) {
  const text = useText();
  return (
    <RegionField
      {...props}
      label={text('common.region.areaCode')}
      placeholder={text('common.region.areaCodeHint')}
      hasAreaCodes
    />
  );
}

export function CountryField(props: FieldProps) {
  const text = useText();
  return (
    <RegionField
      {...props}
      label={text('common.region.country')}
      placeholder={text('common.region.search')}
      hasAreaCodes={false}
    />
  );
}
