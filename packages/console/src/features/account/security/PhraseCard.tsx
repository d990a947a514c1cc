import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { editUserAtom } from '../../../data/account.ts';
import { useToasts } from '../../../data/toasts.ts';
import { usePerform } from '../../../data/verification.ts';
import { fieldErrors, fieldText } from '../../../i18n/fieldText.ts';
import { useText } from '../../../i18n/useText.ts';
import { wizardErrors } from './wizardErrors.ts';

const LONGEST = 20;

/** Words that every e-mail of ours carries, so that a forged one is known by what it lacks. */
export function PhraseCard({ user: { anti_phishing: saved = '' } }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editUserAtom);
  const [typed, setTyped] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const phrase = typed ?? saved;
  const isTooLong = phrase.trim().length > LONGEST;
  const problem = isTooLong
    ? fieldText(text, 'too_long')
    : error === undefined
      ? undefined
      : (fieldErrors(text, error).anti_phishing ?? wizardErrors(text, error).form);

  const save = async () => {
    if (isTooLong) return;
    setPending(true);
    setError(undefined);
    try {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        title: text('account.phrase.title'),
        recap: text('account.phrase.recap'),
        confirmLabel: text('account.phrase.save'),
        call: (codes) => edit({ anti_phishing: phrase.trim(), ...codes }),
      });
      if (!isDone) return;
      setTyped(undefined);
      const done = phrase.trim() === '' ? 'account.phrase.removed' : 'account.phrase.saved';
      toasts.add({ tone: 'positive', title: text(done) });
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };

  return (
    <Card title={text('account.phrase.title')} description={text('account.phrase.about')}>
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="m" align="stretch">
          <TextField
            label={text('account.phrase.label')}
            description={text('account.phrase.hint')}
            autoComplete="off"
            value={phrase}
            onChange={(value) => {
              setError(undefined);
              setTyped(value);
            }}
            {...(problem !== undefined && { errorMessage: problem })}
          />
          <Stack align="start">
            <Button type="submit" variant="outline" isPending={isPending}>
              {text('account.phrase.save')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
