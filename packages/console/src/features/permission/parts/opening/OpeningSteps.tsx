import type { Opening } from '@settlement/api-mocks/contract/opening';
import { Inline } from '@settlement/design-system/Inline';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { Card } from '@settlement/design-system/Card';
import { Heading } from '@settlement/design-system/Heading';
import { ProgressSteps } from '@settlement/design-system/ProgressSteps';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useEffect, useRef } from 'react';
import { openingSteps } from '#data/permission.ts';
import { useText } from '#i18n/useText.ts';
import { focusInvalid } from '#kit/form/focusInvalid.ts';
import { Form } from '#kit/form/Form.tsx';
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
  const { form, step, position, before, after, go } = state;
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return undefined;
    shown.current = step;
    section.current?.focus();
    return form.ref.current ? focusInvalid(form.ref.current) : undefined;
  }, [step, form.ref]);

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
      {state.isPictureLost && (
        <Banner
          tone="caution"
          role="status"
          title={text('permission.form.restored')}
          action={
            step === 'documents' ? undefined : (
              <Button variant="outline" size="small" onPress={() => go('documents')}>
                {text('permission.form.toPictures')}
              </Button>
            )
          }
        >
          {text('permission.form.picturesLost')}
        </Banner>
      )}
      <Card>
        <Form form={form} gap="xl">
          <div ref={section} tabIndex={-1} className={css.step}>
            <Stack gap="xs">
              <Heading level={2}>{text(`permission.step.${step}`)}</Heading>
              <Text tone="muted" as="p">
                {text(`permission.stepText.${step}`)}
              </Text>
            </Stack>
          </div>
          {step === 'contact' && <ContactStep state={state} email={user.email} />}
          {step === 'business' && <BusinessStep state={state} />}
          {step === 'documents' && <DocumentsStep state={state} />}
          {step === 'review' && <ReviewStep state={state} email={user.email} />}
          <Inline gap="m" justify="between">
            {before === undefined ? (
              <span />
            ) : (
              <Button variant="outline" tone="neutral" onPress={() => go(before)}>
                {text('permission.form.back')}
              </Button>
            )}
            <Button type="submit" isPending={form.isPending} pendingLabel={text('common.loading')}>
              {text(after === undefined ? 'permission.form.submit' : 'permission.form.next')}
            </Button>
          </Inline>
        </Form>
      </Card>
      <Text size="small" tone="muted" as="p">
        {text('permission.form.saved')}
      </Text>
    </Stack>
  );
}
