import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import { Stack } from '@settlement/design-system/Stack';
import { Button } from '@settlement/design-system/Button';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { userQueryAtom } from '#data/user.ts';
import { type WithdrawStep, recentWithdrawalsQueryAtom, withdrawSteps } from '#data/withdrawals.ts';
import { useText } from '#i18n/useText.ts';
import { WithdrawBlocked } from '../parts/WithdrawBlocked.tsx';
import { History } from '../parts/History.tsx';
import { Form } from '#kit/form/Form.tsx';
import { focusInvalid } from '#kit/form/focus.ts';
import { keysOf } from '#kit/form/serverErrors.ts';
import { FormStep } from '#parts/money/FormStep.tsx';
import { MoveMoneyPage } from '#parts/money/MoveMoneyPage.tsx';
import { ContinueButton } from '#parts/money/ContinueButton.tsx';
import { AfterRecipients, HowMuchStep, WhoStep, missingFields } from '../parts/Steps.tsx';
import { AfterQueries } from '#parts/loading/QueryView.tsx';
import { Receipt, Received } from '../parts/Receipt.tsx';
import { type WithdrawDraft, emptyDraft } from '../parts/draft.ts';
import { useWithdrawalForm } from '../parts/useWithdrawalForm.ts';
import * as css from '../withdraw.css.ts';

type Field = keyof WithdrawDraft;
const fields = keysOf(emptyDraft);

/** The fields that must be valid before the user can continue from a step. */
const settled: Record<WithdrawStep, readonly Field[]> = {
  where: fields.filter((field) => field !== 'amount'),
  amount: fields,
};

export function MobileWithdrawScreen() {
  const text = useText();
  const withdrawal = useWithdrawalForm();
  const user = useAtomValue(userQueryAtom);
  const recent = useAtomValue(recentWithdrawalsQueryAtom);
  const { form } = withdrawal;
  const { asset, knowledge, setState } = withdrawal;
  // If the earlier steps aren't complete, a link to a later step opens the first step.
  const step: WithdrawStep = asset.id === '' || form.values.address === '' ? 'where' : withdrawal.state.step;
  const at = withdrawSteps.indexOf(step);
  const isForm = withdrawal.state.done === undefined && !withdrawal.money.isPending;

  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return undefined;
    before.current = step;
    const page = steps.current?.closest('form');
    // If a server error has opened this step, the focus moves to the invalid field.
    if (page?.querySelector('[aria-invalid="true"]')) return focusInvalid(page);
    steps.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    return undefined;
  }, [step]);

  // The values were valid when they were sent, so the errors come from the server.
  const refused =
    form.error === undefined ? undefined : fields.find((field) => form.errors[field] !== undefined);
  useEffect(() => {
    // If the invalid field is in another step, that step is opened.
    if (refused) setState({ step: refused === 'amount' ? 'amount' : 'where' }, { replace: true });
  }, [refused, setState]);

  const next = () => {
    if (!form.check(...settled.where)) return setState({ step: 'where' });
    if (step === 'amount') return form.submit();
    return knowledge.isChecking ? undefined : setState({ step: 'amount' });
  };

  return (
    <MoveMoneyPage>
      <Stack>
        <WithdrawBlocked withdrawal={withdrawal}>
          <Form form={{ ...form, submit: next }} gap="xl">
            <div ref={steps} tabIndex={-1} className={css.steps}>
              <ProgressSteps
                label={text('withdrawals.steps.label')}
                items={withdrawSteps.map((id, asset) => ({
                  id,
                  label: text(`withdrawals.steps.${id}`),
                  state: asset < at ? 'done' : asset === at ? 'current' : 'todo',
                }))}
              />
            </div>
            {step === 'where' ? (
              <AfterRecipients withdrawal={withdrawal}>
                <WhoStep withdrawal={withdrawal} isCompact />
              </AfterRecipients>
            ) : (
              <>
                <HowMuchStep withdrawal={withdrawal} />
                <FormStep number={3} title={text('money.step.arrives')}>
                  <Receipt withdrawal={withdrawal} isReceivedApart />
                </FormStep>
              </>
            )}
            <div className={css.pinned}>
              {step !== 'where' && !withdrawal.lacksCost && <Received withdrawal={withdrawal} />}
              <div className={css.pinnedButtons}>
                {step !== 'where' && (
                  <Button variant="outline" size="large" onPress={() => setState({ step: 'where' })}>
                    {text('common.steps.back')}
                  </Button>
                )}
                <div className={css.pinnedMain}>
                  <ContinueButton
                    missing={missingFields(text, withdrawal, step)}
                    isPending={form.isPending || (step === 'where' && knowledge.isChecking)}
                    isDisabled={withdrawal.isClosed || (step !== 'where' && withdrawal.lacksCost)}
                  >
                    {text(step === 'amount' ? 'verification.continue' : 'withdrawals.steps.next')}
                  </ContinueButton>
                </div>
              </div>
            </div>
          </Form>
        </WithdrawBlocked>
        <AfterQueries queries={[user, recent, asset.assetsQuery, asset.networksQuery]}>
          {isForm && <History />}
        </AfterQueries>
      </Stack>
    </MoveMoneyPage>
  );
}
