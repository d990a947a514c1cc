import { Button } from '@settlement/design-system/Button';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { reportErrorAtom } from '../../../../data/endpointQuery.ts';
import { saveZoneAtom } from '../../../../data/setup.ts';
import { zoneAtom } from '../../../../data/user.ts';
import { errorText } from '../../../../i18n/errorText.ts';
import { useLanguage } from '../../../../data/useLanguage.ts';
import { isLanguage, languageNames, languages } from '../../../../i18n/language.ts';
import { useText } from '../../../../i18n/useText.ts';
import { ZoneField } from '../../../../parts/region/ZoneField.tsx';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The language of the page, at once; the time zone, when it is saved. */
export function ZoneStep() {
  const text = useText();
  const [language, setLanguage] = useLanguage();
  const known = useAtomValue(zoneAtom);
  const save = useSetAtom(saveZoneAtom);
  const { report } = useAtomValue(reportErrorAtom);
  // UTC is the default and doesn't count as chosen.
  const [zone, setZone] = useState(() => (known === 'UTC' ? ownZone() : known));
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  const submit = async () => {
    setPending(true);
    setError(undefined);
    try {
      await save(zone);
    } catch (failure) {
      report(failure);
      setError(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="m" align="start">
        <SegmentedControl
          label={text('permission.setup.language')}
          value={language}
          items={languages.map((one) => ({
            id: one,
            label: <span lang={one}>{languageNames[one]}</span>,
          }))}
          onChange={(next) => {
            if (isLanguage(next)) setLanguage(next);
          }}
        />
        <ZoneField
          value={zone}
          onChange={setZone}
          errorMessage={error === undefined ? undefined : errorText(text, error)}
        />
        <Button type="submit" variant="outline" isPending={isPending} pendingLabel={text('common.loading')}>
          {text('permission.setup.saveZone')}
        </Button>
      </Stack>
    </form>
  );
}
