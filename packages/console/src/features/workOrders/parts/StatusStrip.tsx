import { workOrderStatus } from '@settlement/api-mocks/contract/enumerations';
import { type ProgressStepState, ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { useText } from '#i18n/useText.ts';

const { pending, processing, awaitingReply, completed, closed } = workOrderStatus;

/** How far it is: received, in conversation, at its end; the words are those of its status. */
export function StatusStrip({ status }: { readonly status: number }) {
  const text = useText();
  const reached = status === pending ? 0 : status === completed || status === closed ? 2 : 1;
  const stateOf = (step: number): ProgressStepState => {
    if (step === reached) return reached === 2 ? 'done' : 'current';
    return step < reached ? 'done' : 'todo';
  };
  const labels = [
    pending,
    status === awaitingReply ? awaitingReply : processing,
    status === closed ? closed : completed,
  ] as const;
  return (
    <ProgressSteps
      label={text('workOrders.thread.steps')}
      steps={labels.map((label, step) => ({
        id: String(step),
        label:
          step === 0 && reached > 0 ? text('workOrders.thread.received') : text(`workOrders.status.${label}`),
        state: stateOf(step),
      }))}
      stateLabels={{
        done: text('workOrders.thread.step.done'),
        current: text('workOrders.thread.step.current'),
        todo: text('workOrders.thread.step.todo'),
        failed: text('workOrders.thread.step.failed'),
      }}
    />
  );
}
