import { Checkbox } from '@settlement/design-system/Checkbox';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '../../../i18n/useText.ts';
import type { Withdraw } from './useWithdraw.tsx';

/** Keeps a good address that is not in the book yet. */
export function SaveAddress({ form }: { readonly form: Withdraw }) {
  const text = useText();
  const { draft, knowledge } = form;
  const wrong = form.shown('label');
  if (knowledge.check?.valid !== true || knowledge.saved) return null;
  return (
    <Stack gap="s">
      <Checkbox isSelected={draft.isSaved} onChange={(isSaved) => form.patch({ isSaved })}>
        {text('withdrawals.save.check')}
      </Checkbox>
      {draft.isSaved && (
        <TextField
          label={text('withdrawals.save.label')}
          value={draft.label}
          maxLength={20}
          inputRef={form.hostLabel('label')}
          description={text('withdrawals.save.help')}
          onChange={(label) => form.patch({ label })}
          onBlur={() => form.touch('label')}
          {...(wrong !== undefined && { errorMessage: wrong })}
        />
      )}
    </Stack>
  );
}
