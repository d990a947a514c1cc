import { Button } from '@settlement/design-system/Button';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import { Stack } from '@settlement/design-system/Stack';
import { useAtomValue, useSetAtom } from 'jotai';
import { saveZoneAtom } from '#data/setup.ts';
import { zoneAtom } from '#data/user.ts';
import { errorText } from '#i18n/errorText.ts';
import { useLanguage } from '#data/useLanguage.ts';
import { isLanguage, languageNames, languages } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';
import { ZoneField } from '#parts/region/ZoneField.tsx';
import { ownZone } from '#lib/zones.ts';

/** The language of the page, at once; the time zone, when it is saved. */
export function ZoneStep() {
  const text = useText();
  const [language, setLanguage] = useLanguage();
  const known = useAtomValue(zoneAtom);
  const save = useSetAtom(saveZoneAtom);
  const form = useForm({
    // UTC is the default and doesn't count as chosen.
    initial: { zone: known === 'UTC' ? ownZone() : known },
    messageOf: (error) => errorText(text, error),
    describeError: (error) => ({ fields: { zone: errorText(text, error) } }),
    submit: ({ zone }) => save(zone),
  });
  return (
    <Form form={form}>
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
        <ZoneField {...form.field('zone')} />
        <Button
          type="submit"
          variant="outline"
          isPending={form.isPending}
          pendingLabel={text('common.loading')}
        >
          {text('permission.setup.saveZone')}
        </Button>
      </Stack>
    </Form>
  );
}
