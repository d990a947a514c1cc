import type { Application } from '@settlement/api-mocks/contract/applications';
import { apiScopes } from '@settlement/api-mocks/contract/scopes';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { editApplicationAtom } from '#data/applications.ts';
import { clockAtom } from '#data/clock.ts';
import { useToasts } from '#data/toasts.ts';
import { useFormats } from '#data/useFormats.ts';
import { usePerform } from '#data/verification.ts';
import { fieldText } from '#i18n/fieldText.ts';
import { useText } from '#i18n/useText.ts';
import { FormDialog } from '#kit/form/FormDialog.tsx';
import { useForm } from '#kit/form/useForm.ts';
import * as css from '../applications.css.ts';
import { type Ending, dayError, endOf, endings, scopesOf } from './rights.ts';

/** Scopes of the key, and until when it is good; `day` as it is typed. */
interface RightsDraft {
  readonly scopes: ReadonlySet<string>;
  readonly ending: Ending;
  readonly day: string;
}

interface RightsDialogProps {
  readonly app: Application;
  readonly onClose: () => void;
}

/** What the key may be used for, and until when. */
export function RightsDialog({ app, onClose }: RightsDialogProps) {
  const text = useText();
  const formats = useFormats();
  const clock = useAtomValue(clockAtom);
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editApplicationAtom);
  const id = useId();
  const initial: RightsDraft = {
    scopes: new Set(app.scopes),
    ending: app.expire_time === 0 ? 'never' : 'keep',
    day: '',
  };
  const title = text('applications.rights.title', { name: app.name });
  const form = useForm({
    initial,
    rules: ({ scopes, ending, day }) => {
      const wrongDay = ending === 'day' ? dayError(day, clock.now(), formats.zone) : undefined;
      return {
        scopes: scopesOf(scopes).length === 0 ? fieldText(text, 'required') : undefined,
        day:
          wrongDay === 'day' ? text('applications.rights.dayWrong') : wrongDay && fieldText(text, wrongDay),
      };
    },
    submit: async ({ scopes, ending, day }) => {
      const expire_time = endOf(ending, app.expire_time, clock.now(), day, formats.zone);
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title,
        recap: text('applications.rights.recap'),
        confirmLabel: text('applications.save'),
        call: (codes) => edit({ id: app.id, scopes: scopesOf(scopes), expire_time }, codes),
      });
      if (!isDone) return false;
      toasts.add({ tone: 'positive', title: text('applications.saved', { name: app.name }) });
      onClose();
      return true;
    },
  });
  const { values, errors } = form;

  const toggle = (scope: string, isOn: boolean) => {
    const next = new Set(values.scopes);
    if (isOn) next.add(scope);
    else next.delete(scope);
    form.set({ scopes: next });
    form.touch('scopes');
  };
  const endingText = (one: Ending) => {
    if (one === 'never') return text('applications.keys.noExpiry');
    if (one === 'day') return text('applications.rights.day');
    return one === 'keep'
      ? text('applications.rights.keep', { time: formats.time(app.expire_time) })
      : text('applications.rights.days', { count: Number(one) });
  };

  return (
    <FormDialog
      form={form}
      size="small"
      title={title}
      submitLabel={text('applications.save')}
      onClose={onClose}
    >
      <div role="group" aria-labelledby={`${id}-scopes`} className={css.choices}>
        <Text size="small" tone="muted">
          <span id={`${id}-scopes`}>{text('applications.keys.scopes')}</span>
        </Text>
        {errors.scopes !== undefined && (
          <span role="alert" className={css.error}>
            {errors.scopes}
          </span>
        )}
        {apiScopes.map((scope) => (
          <Checkbox
            isTall
            key={scope}
            isSelected={values.scopes.has(scope)}
            isInvalid={errors.scopes !== undefined}
            onChange={(isOn) => toggle(scope, isOn)}
            description={text(`applications.scopeText.${scope}`)}
          >
            {text(`applications.scope.${scope}`)}
          </Checkbox>
        ))}
      </div>
      <div className={css.choices}>
        <RadioGroup
          label={text('applications.keys.expires')}
          value={values.ending}
          onChange={(value) => form.set({ ending: endings.find((one) => one === value) ?? 'never' })}
        >
          {endings
            .filter((one) => one !== 'keep' || app.expire_time > 0)
            .map((one) => (
              <Radio isTall key={one} value={one}>
                {endingText(one)}
              </Radio>
            ))}
        </RadioGroup>
        {values.ending === 'day' && (
          <TextField
            label={text('applications.rights.dayLabel')}
            description={text('applications.rights.dayHint', { zone: formats.zone })}
            placeholder="YYYY-MM-DD"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('day')}
            onChange={(typed) => form.set({ day: typed.trim() })}
          />
        )}
      </div>
    </FormDialog>
  );
}
