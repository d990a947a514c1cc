import { useSetAtom } from 'jotai';
import { type BillChange, editBillSettingAtom } from '#data/billing.ts';
import { useEditDraft } from '#data/page/drafts.ts';
import { useLeaveGuard } from '#data/page/leaveGuard.ts';
import { type Text, useText } from '#i18n/useText.ts';
import type { FormOptions, FormState } from '#kit/form/formState.ts';
import { useForm } from '#kit/form/useForm.ts';
import { useSensitiveCall } from '#parts/verification/useSensitiveCall.ts';

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
          confirmLabel: text('account.bill.save'),
        }),
        call: (codes) => edit(changeOf(values), codes),
        done: text('account.bill.saved'),
      });
    },
  });
  useLeaveGuard(form.isDirty);
  return form;
}
