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
import { focusInvalid } from '#kit/form/focus.ts';
import { Form } from '#kit/form/Form.tsx';
import { BusinessStep } from './BusinessStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { useOpeningForm, type OpeningFormState } from './useOpeningForm.ts';
import { Grid } from '@settlement/design-system/Grid';
import { TextField } from '@settlement/design-system/TextField';
import { readPhone } from '#lib/person/phone.ts';
import { AreaCodeField } from '#parts/region/regionFields.tsx';
import { ImagePicker } from '#parts/fields/ImagePicker.tsx';
import * as css from '../permission.css.ts';

const listOf = (url: string) => (url === '' ? [] : [url]);

/** Renders the uploads: PNG or JPG images, each smaller than 3 MB (specification §5). */
function DocumentsStep({ state }: { readonly state: OpeningFormState }) {
  const text = useText();
  const { form, note } = state;
  return (
    <Stack gap="l">
      <ImagePicker
        label={text('permission.form.registration')}
        description={text('permission.form.registrationNote')}
        value={listOf(form.values.registration)}
        onChange={([registration = '']) => form.set({ registration })}
        {...note('registration')}
      />
      <ImagePicker
        label={text('permission.form.identity')}
        description={text('permission.form.identityNote')}
        value={listOf(form.values.identity)}
        onChange={([identity = '']) => form.set({ identity })}
        {...note('identity')}
      />
      <Text size="small" tone="muted" as="p">
        {text('permission.form.picturesNote')}
      </Text>
    </Stack>
  );
}

export function OpeningSteps({ user, opening }: { readonly user: UserInfo; readonly opening: Opening }) {
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
        items={openingSteps.map((id, index) => ({
          id,
          label: text(`permission.step.${id}`),
          state: index < position ? 'done' : index === position ? 'current' : 'todo',
        }))}
      />
      {state.isPictureLost && (
        <Banner
          tone="caution"
          role="status"
          title={text('permission.form.restored')}
          actions={
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
                {text('common.steps.back')}
              </Button>
            )}
            <Button type="submit" isPending={form.isPending} pendingLabel={text('common.loading')}>
              {text(after === undefined ? 'permission.form.submit' : 'common.steps.next')}
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

function ContactStep({ state, email }: { readonly state: OpeningFormState; readonly email: string }) {
  const text = useText();
  const { form, note } = state;
  return (
    <Stack gap="l">
      <TextField
        label={text('common.email')}
        description={text('permission.form.emailNote')}
        value={email}
        isReadOnly
      />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="m">
        <AreaCodeField {...form.choice('areaRegion')} {...note('areaRegion')} />
        <TextField
          label={text('permission.form.phone')}
          inputMode="tel"
          autoComplete="tel-national"
          description={text('permission.form.phoneNote')}
          {...form.field('phone')}
          {...note('phone')}
          onBlur={() => {
            const { region: areaRegion, phone } = readPhone(form.values.phone, form.values.areaRegion);
            form.set({ areaRegion, phone });
            form.field('phone').onBlur();
          }}
        />
      </Grid>
    </Stack>
  );
}
