import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { useSetAtom } from 'jotai';
import { type BillChange, editBillSettingAtom } from '#data/billing.ts';
import { useEditDraft } from '#data/drafts.ts';
import { useLeaveGuard } from '#data/leaveGuard.ts';
import { useToasts } from '#data/toasts.ts';
import { usePerform } from '#data/verification.ts';
import { type Text, useText } from '#i18n/useText.ts';
import type { FormOptions, FormState } from '#kit/form/formState.ts';
import { useForm } from '#kit/form/useForm.ts';

type Fields = Readonly<Record<string, string>>;

interface SectionOptions<V> extends Pick<FormOptions<V>, 'rules' | 'wireNames'> {
  /** Names the draft. */
  readonly name: string;
  /** As the server has it. */
  readonly current: V;
  readonly changeOf: (values: V) => BillChange;
  /** What is about to happen, where the server asks for proof of it. */
  readonly recapOf: (values: V, text: Text) => string;
}

/** One section of the settings: typed, kept, looked at and saved by itself. */
export function useSection<V extends Fields>(options: SectionOptions<V>): FormState<V> {
  const { name, current, changeOf, recapOf, rules, wireNames } = options;
  const text = useText();
  const toasts = useToasts();
  const edit = useSetAtom(editBillSettingAtom);
  const perform = usePerform();
  const form = useForm({
    initial: current,
    draft: useEditDraft(name, current),
    rules,
    wireNames,
    submit: async (values) => {
      const { isDone } = await perform({
        purpose: emailPurpose.withdrawal,
        content: (text) => ({
          title: text('account.bill.confirm'),
          recap: recapOf(values, text),
          confirmLabel: text('account.bill.save'),
        }),
        call: (codes) => edit(changeOf(values), codes),
      });
      if (isDone) toasts.add({ tone: 'positive', title: text('account.bill.saved') });
      return isDone;
    },
  });
  useLeaveGuard(form.isDirty);
  return form;
}
