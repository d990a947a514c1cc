import { apiScopes } from '@settlement/api-mocks/contract/scopes';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Skeleton } from '@settlement/design-system/Skeleton';
import { Text } from '@settlement/design-system/Text';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { serverClockAtom } from '#data/calls/serverClock.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useText } from '#i18n/useText.ts';
import { deferred } from '#parts/loading/deferred.tsx';
import * as css from '../applications.css.ts';
import { type Ending, endings, isDay } from './rights.ts';

const DatePicker = deferred(async () => (await import('@settlement/design-system/DatePicker')).DatePicker, {
  loading: <Skeleton shape="block" height="88px" />,
});

export interface Rights {
  readonly scopes: ReadonlySet<string>;
  readonly ending: Ending;
  readonly day: string;
}

interface RightsFieldsProps {
  readonly value: Rights;
  readonly onChange: (change: Partial<Rights>) => void;
  readonly errors: { readonly [Field in keyof Rights]?: string | undefined };
  readonly expireTime: number;
}

export function RightsFields({ value, onChange, errors, expireTime }: RightsFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const { now } = useAtomValue(serverClockAtom);
  const id = useId();
  const toggle = (scope: string, isOn: boolean) => {
    const scopes = new Set(value.scopes);
    if (isOn) scopes.add(scope);
    else scopes.delete(scope);
    onChange({ scopes });
  };
  const endingText = (one: Ending) => {
    if (one === 'never') return text('applications.keys.noExpiry');
    if (one === 'day') return text('applications.rights.day');
    return one === 'keep'
      ? text('applications.rights.keep', { time: formats.time(expireTime) })
      : text('applications.rights.days', { count: Number(one) });
  };
  return (
    <>
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
            isSelected={value.scopes.has(scope)}
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
          value={value.ending}
          onChange={(chosen) => onChange({ ending: endings.find((one) => one === chosen) ?? 'never' })}
        >
          {endings
            .filter((one) => one !== 'keep' || expireTime > 0)
            .map((one) => (
              <Radio isTall key={one} value={one}>
                {endingText(one)}
              </Radio>
            ))}
        </RadioGroup>
        {value.ending === 'day' && (
          <DatePicker
            label={text('applications.rights.dayLabel')}
            description={text('applications.rights.dayHint', { zone: formats.zone })}
            minValue={formats.day(now())}
            value={isDay(value.day) ? value.day : null}
            onChange={(day) => onChange({ day: day ?? '' })}
            errorMessage={errors.day}
          />
        )}
      </div>
    </>
  );
}
