import { Checkbox } from '@settlement/design-system/Checkbox';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

export function SaveAddress({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, knowledge } = withdrawal;
  const { values: draft } = form;
  const wrong = form.errors.label;
  if (knowledge.check?.valid !== true || knowledge.saved || knowledge.hasNoBook) return null;
  return (
    <Stack gap="s">
      <Checkbox isSelected={draft.isSaved} onChange={(isSaved) => form.set({ isSaved })}>
        {text('withdrawals.save.check')}
      </Checkbox>
      {draft.isSaved && (
        <TextField
          label={text('withdrawals.save.label')}
          value={draft.label}
          maxLength={20}
          description={text('withdrawals.save.help')}
          onChange={(label) => form.set({ label })}
          onBlur={() => form.touch('label')}
          {...(wrong !== undefined && { errorMessage: wrong })}
        />
      )}
    </Stack>
  );
}
