import { type Application, apiScopes } from '@settlement/api-mocks/contract/applications';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Dialog } from '@settlement/design-system/Dialog';
import { Radio, RadioGroup } from '@settlement/design-system/RadioGroup';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { TextField } from '@settlement/design-system/TextField';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useRef, useState } from 'react';
import { editApplicationAtom } from '../../../data/applications.ts';
import { clockAtom } from '../../../data/clock.ts';
import { useToasts } from '../../../data/toasts.ts';
import { useFormats } from '../../../data/useFormats.ts';
import { usePerform } from '../../../data/verification.ts';
import { fieldErrors, fieldText, formError } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import * as css from '../applications.css.ts';
import { type Ending, dayError, endOf, endings, scopesOf } from './rights.ts';

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
  const dayField = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(app.scopes));
  const [ending, setEnding] = useState<Ending>(app.expire_time === 0 ? 'never' : 'keep');
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const scopes = scopesOf(chosen);
  const title = text('applications.rights.title', { name: app.name });
  const wrongDay = ending === 'day' ? dayError(day, clock.now(), formats.zone) : undefined;

  const toggle = (scope: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(scope);
    else next.delete(scope);
    setChosen(next);
    setFailure(undefined);
  };
  const save = async () => {
    setTried(true);
    if (scopes.length === 0) return setFailure(fieldText(text, 'required'));
    if (wrongDay !== undefined) return dayField.current?.focus();
    setPending(true);
    setFailure(undefined);
    try {
      const expire_time = endOf(ending, app.expire_time, clock.now(), day, formats.zone);
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title,
        recap: text('applications.rights.recap'),
        confirmLabel: text('applications.save'),
        call: (codes) => edit({ id: app.id, scopes, expire_time }, codes),
      });
      if (!isDone) return;
      toasts.add({ tone: 'positive', title: text('applications.saved', { name: app.name }) });
      onClose();
    } catch (error) {
      setFailure(Object.values(fieldErrors(text, error))[0] ?? formError(text, error));
    } finally {
      setPending(false);
    }
    return undefined;
  };
  const endingText = (one: Ending) => {
    if (one === 'never') return text('applications.keys.noExpiry');
    if (one === 'day') return text('applications.rights.day');
    return one === 'keep'
      ? text('applications.rights.keep', { time: formats.time(app.expire_time) })
      : text('applications.rights.days', { count: Number(one) });
  };

  return (
    <Dialog
      isOpen
      size="small"
      isLocked={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={text('common.close')}
      footer={
        <div className={css.buttons}>
          <Button variant="outline" isDisabled={isPending} onPress={onClose}>
            {text('common.cancel')}
          </Button>
          <Button isPending={isPending} onPress={() => void save()}>
            {text('applications.save')}
          </Button>
        </div>
      }
    >
      <Stack gap="l" align="stretch">
        {failure !== undefined && (
          <Banner tone="critical" role="alert">
            {failure}
          </Banner>
        )}
        <div role="group" aria-labelledby={`${id}-scopes`} className={css.choices}>
          <Text size="small" tone="muted">
            <span id={`${id}-scopes`}>{text('applications.keys.scopes')}</span>
          </Text>
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              isSelected={chosen.has(scope)}
              isInvalid={scopes.length === 0}
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
            value={ending}
            onChange={(value) => setEnding(endings.find((one) => one === value) ?? 'never')}
          >
            {endings
              .filter((one) => one !== 'keep' || app.expire_time > 0)
              .map((one) => (
                <Radio key={one} value={one}>
                  {endingText(one)}
                </Radio>
              ))}
          </RadioGroup>
          {ending === 'day' && (
            <TextField
              inputRef={dayField}
              label={text('applications.rights.dayLabel')}
              description={text('applications.rights.dayHint', { zone: formats.zone })}
              placeholder="YYYY-MM-DD"
              inputMode="numeric"
              autoComplete="off"
              value={day}
              onChange={(typed) => setDay(typed.trim())}
              {...(isTried &&
                wrongDay !== undefined && {
                  errorMessage:
                    wrongDay === 'day' ? text('applications.rights.dayWrong') : fieldText(text, wrongDay),
                })}
            />
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
