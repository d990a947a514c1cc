import { useEffect, useRef } from 'react';
import { Button } from '@settlement/design-system/Button';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { type WithdrawStep, withdrawSteps } from '../../../data/withdrawals.ts';
import { useText } from '../../../i18n/useText.ts';
import { AddressField } from '../parts/AddressField.tsx';
import { AddressWarnings } from '../parts/AddressWarnings.tsx';
import { AmountSection } from '../parts/AmountSection.tsx';
import { WithdrawBlocked } from '../parts/WithdrawBlocked.tsx';
import { History } from '../parts/History.tsx';
import { MemoField } from '../parts/MemoField.tsx';
import { NetworkField } from '../parts/NetworkField.tsx';
import { Receipt } from '../parts/Receipt.tsx';
import { SaveAddress } from '../parts/SaveAddress.tsx';
import { TokenField } from '../parts/TokenField.tsx';
import { type Field, fields } from '../parts/validation.ts';
import { useWithdraw } from '../parts/useWithdraw.tsx';
import * as css from '../withdraw.css.ts';

/** What each step has to settle before the next. */
const settled: Record<WithdrawStep, readonly Field[]> = {
  where: fields.filter((field) => field !== 'amount'),
  amount: ['amount'],
  check: fields,
};

/** `/m/withdraw`: where, how much, check; what was withdrawn before below (specification §2 and §9). */
export function MobileWithdrawScreen() {
  const text = useText();
  const form = useWithdraw();
  const { asset, setState } = form;
  // A link to a later step without what the earlier ones settle starts at the beginning.
  const step: WithdrawStep = asset.id === '' || form.draft.address === '' ? 'where' : form.state.step;
  const at = withdrawSteps.indexOf(step);
  const isForm = form.state.done === undefined && !form.money.isPending;

  const steps = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // The next step begins at its beginning, for eyes and for screen readers.
    steps.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);

  const refused = fields.find((field) => form.refusal.errors[field] !== undefined);
  useEffect(() => {
    // What the server refused is put right where it was asked for.
    if (refused) setState({ step: refused === 'amount' ? 'amount' : 'where' }, { replace: true });
  }, [refused, setState]);

  const next = () => {
    if (step === 'check') {
      const gap = withdrawSteps.find((one) => !form.isRight(settled[one]));
      return gap && gap !== 'check' ? setState({ step: gap }) : form.submit();
    }
    if (!form.isRight(settled[step]) || (step === 'where' && form.isChecking)) return undefined;
    return setState({ step: step === 'where' ? 'amount' : 'check' });
  };

  return (
    <div className={css.page}>
      <WithdrawBlocked form={form}>
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
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
              <TokenField form={form} />
              <NetworkField form={form} />
              <div className={css.group}>
                <AddressField form={form} isCompact />
                <MemoField form={form} />
                <AddressWarnings form={form} />
                <SaveAddress form={form} />
              </div>
            </>
          )}
          {step === 'amount' && <AmountSection form={form} />}
          {step !== 'where' && <Receipt form={form} />}
          <div className={css.pinned}>
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
                isPending={form.isBusy || (step === 'where' && form.isChecking)}
                isDisabled={form.isClosed || (step !== 'where' && form.lacksCost)}
              >
                {text(step === 'check' ? 'withdrawals.continue' : 'withdrawals.steps.next')}
              </Button>
            </div>
          </div>
        </form>
      </WithdrawBlocked>
      {isForm && <History />}
    </div>
  );
}
