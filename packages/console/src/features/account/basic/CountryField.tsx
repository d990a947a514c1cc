import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '../../../i18n/atoms.ts';
import { useText } from '../../../i18n/useText.ts';
import { isRegionFor, regionsIn } from '../../../lib/regions.ts';

interface CountryFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly errorMessage?: string | undefined;
}

/** A country by its name in the reader's language; found by the English one, its code and pinyin too. */
export function CountryField({ value, onChange, errorMessage }: CountryFieldProps) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const regions = useMemo(() => regionsIn(language), [language]);
  const byName = useMemo(() => new Map(regions.map((region) => [region.name, region])), [regions]);
  // Made once: a form that is typed into draws them no second time.
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
      label={text('account.basic.country')}
      openLabel={text('account.choose.open')}
      emptyLabel={text('account.choose.none')}
      selectedKey={value === '' ? null : value}
      filter={(name, typed) => {
        const region = byName.get(name);
        return region !== undefined && isRegionFor(region, typed);
      }}
      onSelectionChange={(key) => onChange(key ?? '')}
      {...(errorMessage !== undefined && { errorMessage })}
    >
      {options}
    </ComboBox>
  );
}
