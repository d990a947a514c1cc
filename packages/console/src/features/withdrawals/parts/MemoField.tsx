import { Button } from '@settlement/design-system/Button';
import { Checkbox } from '@settlement/design-system/Checkbox';
import { Stack } from '@settlement/design-system/Stack';
import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';

/**
 * The memo or tag, on networks that use one to identify recipients. To leave it out, the user must confirm that no memo
 * is needed.
 */
export function MemoField({ withdrawal }: { readonly withdrawal: WithdrawalForm }) {
  const text = useText();
  const { form, asset, knowledge } = withdrawal;
  const { values: draft } = form;
  const network = asset.asset?.network;
  const wrong = form.errors.memo;
  if (!network?.memo) return null;
  const isTag = network.chain_family === 'xrp';
  return (
    <Stack gap="s">
      <TextField
        label={text(isTag ? 'withdrawals.memo.tag' : 'withdrawals.memo.label')}
        value={draft.memo}
        isMono
        inputMode={isTag ? 'numeric' : 'text'}
        autoComplete="off"
        isDisabled={draft.hasNoMemo}
        description={text('withdrawals.memo.help')}
        onChange={(memo) => form.set({ memo })}
        onBlur={() => form.touch('memo')}
        {...(wrong !== undefined && { errorMessage: wrong })}
      />
      {draft.memo === '' &&
        knowledge.offered.map(({ id, memo, label }) => (
          <Button key={id} variant="soft" size="small" onPress={() => form.set({ memo, hasNoMemo: false })}>
            {text('withdrawals.memo.offered', { memo, label })}
          </Button>
        ))}
      <Checkbox
        isSelected={draft.hasNoMemo}
        onChange={(hasNoMemo) => form.set({ hasNoMemo, ...(hasNoMemo && { memo: '' }) })}
      >
        {text('withdrawals.memo.none')}
      </Checkbox>
    </Stack>
  );
}
