import { ComboBox, ComboBoxItem } from '@settlement/design-system/ComboBox';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '../../../../i18n/atoms.ts';
import { useText } from '../../../../i18n/useText.ts';
import { regionsIn } from '../../../../lib/regions.ts';

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
}

/** A country, found by its name in the reader's language or by its code. */
export function CountryField(props: ChoiceProps) {
  const text = useText();
  const regions = useRegions();
  return (
    <Choice
      {...props}
      label={text('permission.form.country')}
      options={regions.map(({ code, name }) => [code, `${name} (${code})`])}
    />
  );
}

/** The area code of a phone number; it is chosen by its region, for several share one. */
export function AreaCodeField(props: ChoiceProps) {
  const text = useText();
  const regions = useRegions();
  return (
    <Choice
      {...props}
      label={text('permission.form.areaCode')}
      options={regions.map(({ code, name, areaCode }) => [code, `${areaCode} ${name}`])}
    />
  );
}

/** The zone in which the merchant's days are counted. */
export function ZoneField({ description, ...props }: ChoiceProps & { readonly description?: string }) {
  const text = useText();
  const zones = useMemo(() => {
    const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
    // A zone under an older name stays what it is.
    return [...(props.value === '' ? known : known.add(props.value))].toSorted();
  }, [props.value]);
  return (
    <Choice
      {...props}
      label={text('permission.form.zone')}
      description={description}
      options={zones.map((zone) => [zone, zone.replaceAll('_', ' ')])}
    />
  );
}

interface Props extends ChoiceProps {
  readonly label: string;
  readonly description?: string | undefined;
  readonly options: readonly (readonly [id: string, words: string])[];
}

function Choice({ label, description, value, onChange, errorMessage, options }: Props) {
  const text = useText();
  return (
    <ComboBox
      label={label}
      openLabel={text('permission.form.open')}
      emptyLabel={text('permission.form.noMatch')}
      placeholder={text('permission.form.search')}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => onChange(key ?? '')}
      {...(description !== undefined && { description })}
      {...(errorMessage !== undefined && { errorMessage })}
    >
      {options.map(([id, words]) => (
        <ComboBoxItem key={id} id={id}>
          {words}
        </ComboBoxItem>
      ))}
    </ComboBox>
  );
}

function useRegions() {
  const language = useAtomValue(languageAtom);
  return useMemo(() => regionsIn(language), [language]);
}
