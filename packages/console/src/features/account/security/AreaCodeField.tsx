import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '../../../i18n/atoms.ts';
import { useText } from '../../../i18n/useText.ts';
import { type RegionCode, isRegionFor, regionsIn } from '../../../lib/regions.ts';

interface AreaCodeFieldProps {
  /** A region, because many share an area code. */
  readonly value: RegionCode | null;
  readonly onChange: (code: RegionCode | null) => void;
  readonly errorMessage?: string | undefined;
}

/** An area code, found by country, code, pinyin or its initials. */
export function AreaCodeField({ value, onChange, errorMessage }: AreaCodeFieldProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const regions = useMemo(() => regionsIn(language), [language]);
  const byWords = useMemo(
    () => new Map(regions.map((region) => [`${region.name} ${region.areaCode}`, region])),
    [regions],
  );
  // Made once: a form that is typed into draws them no second time.
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
      label={text('account.phone.area')}
      placeholder={text('account.phone.areaHint')}
      openLabel={text('account.choose.open')}
      emptyLabel={text('account.choose.none')}
      selectedKey={value}
      filter={(words, typed) => {
        const region = byWords.get(words);
        return region !== undefined && isRegionFor(region, typed);
      }}
      onSelectionChange={(key) => onChange(regions.find(({ code }) => code === key)?.code ?? null)}
      {...(errorMessage !== undefined && { errorMessage })}
    >
      {options}
    </ComboBox>
  );
}
