import type { Opening } from '@settlement/api-mocks/contract/opening';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { openingSteps } from '../../../../data/permission.ts';
import { useText } from '../../../../i18n/useText.ts';
import { focusFirstInvalid } from '../../../../lib/focusFirstInvalid.ts';
import * as css from '../permission.css.ts';
import { BusinessStep } from './BusinessStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useOpeningForm } from './useOpeningForm.ts';

interface OpeningStepsProps {
  readonly user: UserInfo;
  readonly opening: Opening;
}

/** The application in four steps; each is checked before the next. */
export function OpeningSteps({ user, opening }: OpeningStepsProps) {
  const text = useText();
  const state = useOpeningForm(user, opening);
  const { step, go, pass, send, isPending, error } = state;
  const position = openingSteps.indexOf(step);
  const before = openingSteps[position - 1];
  const after = openingSteps[position + 1];
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.focus();
  }, [step]);

  const next = () => {
    if (after === undefined) void send();
    else if (pass(step)) go(after);
    if (form.current) focusFirstInvalid(form.current);
  };

  return (
    <Stack gap="l">
      <ProgressSteps
        label={text('permission.form.steps')}
        steps={openingSteps.map((id, index) => ({
          id,
          label: text(`permission.step.${id}`),
          state: index < position ? 'done' : index === position ? 'current' : 'todo',
        }))}
        stateLabels={{
          done: text('permission.form.stepDone'),
          current: text('permission.form.stepCurrent'),
          todo: text('permission.state.todo'),
          failed: text('permission.state.3'),
        }}
      />
      <Card>
        <form
          ref={form}
          noValidate
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            next();
          }}
        >
          <Stack gap="xl">
            <div ref={section} tabIndex={-1} className={css.step}>
              <Stack gap="xs">
                <Heading level={2}>{text(`permission.step.${step}`)}</Heading>
                <Text tone="muted" as="p">
                  {text(`permission.stepText.${step}`)}
                </Text>
              </Stack>
            </div>
            {error !== undefined && (
              <Banner tone="critical" role="alert">
                {error}
              </Banner>
            )}
            {step === 'contact' && <ContactStep state={state} email={user.email} />}
            {step === 'business' && <BusinessStep state={state} />}
            {step === 'documents' && <DocumentsStep state={state} />}
            {step === 'review' && <ReviewStep state={state} email={user.email} />}
            <div className={css.buttons}>
              {before === undefined ? (
                <span />
              ) : (
                <Button variant="outline" tone="neutral" onPress={() => go(before)}>
                  {text('permission.form.back')}
                </Button>
              )}
              <Button type="submit" isPending={isPending} pendingLabel={text('common.loading')}>
                {text(after === undefined ? 'permission.form.submit' : 'permission.form.next')}
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      <Text size="small" tone="muted" as="p">
        {text('permission.form.saved')}
      </Text>
    </Stack>
  );
}
