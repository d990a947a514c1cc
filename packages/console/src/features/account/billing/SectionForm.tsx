import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Card } from '@settlement/design-system/Card';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { isAuthorisedAtom } from '#data/user.ts';
import { type Text, useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import type { AnyForm, FormOptions, FormState } from '#kit/form/formState.ts';
import { type BillChange, editBillSettingAtom } from '#data/billing.ts';
import { useEditDraft } from '#data/page/drafts.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { useForm } from '#kit/form/useForm.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

interface SectionFormProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly form: AnyForm;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of the payment settings. Saving requires the permission (specification §6). */
export function SectionForm({ id, title, description, form, help, children }: SectionFormProps) {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const { isDirty, isPending, reset } = form;
  return (
    <Card id={id} title={title} description={description}>
      <Form form={form} help={help}>
        {children}
        <Inline justify="end">
          <Button variant="outline" isDisabled={!isDirty || isPending} onPress={reset}>
            {text('account.bill.reset')}
          </Button>
          <Button type="submit" isDisabled={isAuthorised !== true} isPending={isPending}>
            {text('common.save')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}

type Fields = Readonly<Record<string, string>>;

interface SectionOptions<V> extends Pick<FormOptions<V>, 'rules' | 'wireNames'> {
  readonly name: string;
  readonly current: V;
  readonly changeOf: (values: V) => BillChange;
  readonly recapOf: (values: V, text: Text) => string;
}

export function useSection<V extends Fields>(options: SectionOptions<V>): FormState<V> {
  const { name, current, changeOf, recapOf, rules, wireNames } = options;
  const text = useText();
  const edit = useSetAtom(editBillSettingAtom);
  const perform = useSensitiveCall();
  const form = useForm({
    initial: current,
    draft: useEditDraft(name, current),
    rules,
    wireNames,
    submit: async (values) => {
      return perform({
        content: (text) => ({
          title: text('account.bill.confirm'),
          recap: recapOf(values, text),
          confirmLabel: text('common.save'),
        }),
        call: (codes) => edit(changeOf(values), codes),
        done: text('account.bill.saved'),
      });
    },
  });
  useLeaveGuard(form.isDirty);
  return form;
}
