import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { userQueryAtom } from '#data/user.ts';
import { type WithdrawStep, recentWithdrawalsQueryAtom, withdrawSteps } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { AddressField } from '../parts/AddressField.tsx';
import { AddressWarnings } from '../parts/AddressWarnings.tsx';
import { AmountSection } from '../parts/AmountSection.tsx';
import { WithdrawBlocked } from '../parts/WithdrawBlocked.tsx';
import { History } from '../parts/History.tsx';
import { MemoField } from '../parts/MemoField.tsx';
import { NetworkField } from '../parts/NetworkField.tsx';
import { Form } from '#kit/form/Form.tsx';
import { focusInvalid } from '#kit/form/focusInvalid.ts';
import { keysOf } from '#kit/form/serverErrors.ts';
import { AfterQueries } from '#parts/QueryView.tsx';
import { Receipt, Received } from '../parts/Receipt.tsx';
import { SaveAddress } from '../parts/SaveAddress.tsx';
import { Suggestions } from '../parts/Suggestions.tsx';
import { TokenField } from '../parts/TokenField.tsx';
import { type WithdrawDraft, emptyDraft } from '../parts/draft.ts';
import { useWithdrawalForm } from '../parts/useWithdrawalForm.ts';
import * as css from '../withdraw.css.ts';

type Field = keyof WithdrawDraft;
const fields = keysOf(emptyDraft);

/** What each step has to settle before the next. */
const settled: Record<WithdrawStep, readonly Field[]> = {
  where: fields.filter((field) => field !== 'amount'),
  amount: ['amount'],
  check: fields,
};

/** `/m/withdraw`: where, how much, check; what was withdrawn before below (specification §2 and §9). */
export function MobileWithdrawScreen() {
  const text = useText();
  const withdrawal = useWithdrawalForm();
  const user = useAtomValue(userQueryAtom);
  const recent = useAtomValue(recentWithdrawalsQueryAtom);
  const { form } = withdrawal;
  const { asset, knowledge, setState } = withdrawal;
  // A link to a later step without what the earlier ones settle starts at the beginning.
  const step: WithdrawStep = asset.id === '' || form.values.address === '' ? 'where' : withdrawal.state.step;
  const at = withdrawSteps.indexOf(step);
  const isForm = withdrawal.state.done === undefined && !withdrawal.money.isPending;

  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return undefined;
    before.current = step;
    const page = steps.current?.closest('form');
    // A step that is opened for what the server refused begins there.
    if (page?.querySelector('[aria-invalid="true"]')) return focusInvalid(page);
    // Any other begins at its beginning, for eyes and for screen readers.
    steps.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    return undefined;
  }, [step]);

  // What is typed was right when it was sent: what is wrong now, the server says.
  const refused =
    form.error === undefined ? undefined : fields.find((field) => form.errors[field] !== undefined);
  useEffect(() => {
    // What the server refused is put right where it was asked for.
    if (refused) setState({ step: refused === 'amount' ? 'amount' : 'where' }, { replace: true });
  }, [refused, setState]);

  const next = () => {
    if (step === 'check') {
      const gap = withdrawSteps.find((one) => !form.check(...settled[one]));
      return gap && gap !== 'check' ? setState({ step: gap }) : form.submit();
    }
    if (!form.check(...settled[step]) || (step === 'where' && knowledge.isChecking)) return undefined;
    return setState({ step: step === 'where' ? 'amount' : 'check' });
  };

  return (
    <Stack>
      <WithdrawBlocked withdrawal={withdrawal}>
        <Form form={{ ...form, submit: next }} gap="xl">
          <div ref={steps} tabIndex={-1} className={css.steps}>
            <ProgressSteps
              label={text('withdrawals.steps.label')}
              stateLabels={{
                done: text('withdrawals.steps.done'),
                current: text('withdrawals.steps.current'),
                todo: text('withdrawals.steps.todo'),
                failed: text('withdrawals.steps.failed'),
              }}
              steps={withdrawSteps.map((id, asset) => ({
                id,
                label: text(`withdrawals.steps.${id}`),
                state: asset < at ? 'done' : asset === at ? 'current' : 'todo',
              }))}
            />
          </div>
          {step === 'where' && (
            <>
              <TokenField withdrawal={withdrawal} />
              <Suggestions withdrawal={withdrawal}>
                <NetworkField withdrawal={withdrawal} />
                <Stack gap="m">
                  <AddressField withdrawal={withdrawal} isCompact />
                  <MemoField withdrawal={withdrawal} />
                  <AddressWarnings withdrawal={withdrawal} />
                  <SaveAddress withdrawal={withdrawal} />
                </Stack>
              </Suggestions>
            </>
          )}
          {step === 'amount' && <AmountSection withdrawal={withdrawal} />}
          {step !== 'where' && <Receipt withdrawal={withdrawal} isReceivedApart />}
          <div className={css.pinned}>
            {step !== 'where' && !withdrawal.lacksCost && <Received withdrawal={withdrawal} />}
            <div className={css.pinnedButtons}>
              {step !== 'where' && (
                <Button
                  variant="outline"
                  size="large"
                  onPress={() => setState({ step: step === 'check' ? 'amount' : 'where' })}
                >
                  {text('withdrawals.steps.back')}
                </Button>
              )}
              <div className={css.pinnedMain}>
                <Button
                  type="submit"
                  size="large"
                  fullWidth
                  isPending={form.isPending || (step === 'where' && knowledge.isChecking)}
                  isDisabled={withdrawal.isClosed || (step !== 'where' && withdrawal.lacksCost)}
                >
                  {text(step === 'check' ? 'withdrawals.continue' : 'withdrawals.steps.next')}
                </Button>
              </div>
            </div>
          </div>
        </Form>
      </WithdrawBlocked>
      <AfterQueries queries={[user, recent, asset.assetsQuery, asset.networksQuery]}>
        {isForm && <History />}
      </AfterQueries>
    </Stack>
  );
}
