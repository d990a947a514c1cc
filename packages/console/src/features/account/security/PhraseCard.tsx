import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import * as v from 'valibot';
import { editUserAtom } from '#data/account.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import { useForm } from '#kit/form/useForm.ts';

const phraseSchema = v.object({ phrase: v.pipe(v.string(), v.trim(), v.maxLength(20, 'too_long')) });

/** Words that every e-mail of ours carries, so that a forged one is known by what it lacks. */
export function PhraseCard({ user: { anti_phishing: saved = '' } }: { readonly user: UserInfo }) {
  const text = useText();
  const toasts = useToasts();
  const perform = usePerform();
  const edit = useSetAtom(editUserAtom);
  const form = useForm({
    initial: { phrase: saved },
    schema: phraseSchema,
    wireNames: { phrase: 'anti_phishing' },
    submit: async ({ phrase }) => {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('account.phrase.title'),
          recap: text('account.phrase.recap'),
          confirmLabel: text('account.phrase.save'),
        }),
        call: (codes) => edit({ anti_phishing: phrase, ...codes }),
      });
      if (!isDone) return false;
      const done = phrase === '' ? 'account.phrase.removed' : 'account.phrase.saved';
      toasts.add({ tone: 'positive', title: text(done) });
      return true;
    },
  });

  return (
    <Card title={text('account.phrase.title')} description={text('account.phrase.about')}>
      <Form form={form}>
        <TextField
          label={text('account.phrase.label')}
          description={text('account.phrase.hint')}
          autoComplete="off"
          {...form.field('phrase')}
        />
        <Stack align="start">
          <Button type="submit" variant="outline" isPending={form.isPending}>
            {text('account.phrase.save')}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
