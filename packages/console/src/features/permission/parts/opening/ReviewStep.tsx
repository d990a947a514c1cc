import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Inline } from '@settlement/design-system/Inline';
import { Stack } from '@settlement/design-system/Stack';
import { useState } from 'react';
import { type OpeningStep, openingSteps } from '#data/permission.ts';
import { useText } from '#i18n/useText.ts';
import { CheckboxField } from '#kit/form/CheckboxField.tsx';
import { CodeField } from '#parts/verification/CodeField.tsx';
import { Application } from '../Application.tsx';
import { areaCodeOf } from '#lib/person/regions.ts';
import type { OpeningFormState } from './useOpeningForm.ts';
import { Dialog } from '@settlement/design-system/Dialog';
import { Text } from '@settlement/design-system/Text';
import { DialogButtons } from '#parts/DialogButtons.tsx';

const sections = ['service', 'fees', 'withdrawals', 'use', 'security', 'data', 'end'] as const;

interface AgreementDialogProps {
  readonly onClose: () => void;
  readonly onAgree: () => void;
}

function AgreementDialog({ onClose, onAgree }: AgreementDialogProps) {
  const text = useText();
  return (
    <Dialog
      onClose={onClose}
      title={text('permission.agreement.title')}
      footer={
        <DialogButtons onCancel={onClose} cancelLabel={text('common.close')}>
          <Button onPress={onAgree}>{text('permission.agreement.agree')}</Button>
        </DialogButtons>
      }
    >
      <Stack gap="l">
        {sections.map((section) => (
          <Stack key={section} gap="xs">
            <Heading level={3}>{text(`permission.agreement.${section}.title`)}</Heading>
            <Text as="p">{text(`permission.agreement.${section}.text`)}</Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

export function ReviewStep({ state, email }: { readonly state: OpeningFormState; readonly email: string }) {
  const text = useText();
  const { form, go } = state;
  const [isReading, setReading] = useState(false);
  const { values } = form;
  const parts = openingSteps.filter((step): step is Exclude<OpeningStep, 'review'> => step !== 'review');
  return (
    <Stack gap="l">
      {parts.map((part) => (
        <Stack key={part} gap="s">
          <Inline justify="between" gap="s">
            <Heading level={3}>{text(`permission.step.${part}`)}</Heading>
            <Button
              variant="ghost"
              size="small"
              aria-label={text('permission.form.editPart', { part: text(`permission.step.${part}`) })}
              onPress={() => go(part)}
            >
              {text('common.change')}
            </Button>
          </Inline>
          <Application
            part={part}
            facts={{
              ...values,
              email,
              phone: values.phone === '' ? '' : `${areaCodeOf(values.areaRegion)} ${values.phone}`,
              documents: [values.registration, values.identity],
            }}
          />
        </Stack>
      ))}
      <CodeField method="email" purpose={emailPurpose.opening} {...form.code('code')} />
      <div>
        <Button variant="outline" onPress={() => setReading(true)}>
          {text('permission.agreement.read')}
        </Button>
      </div>
      <CheckboxField
        {...form.toggle('isAgreed')}
        errorMessage={form.errors.isAgreed}
        description={text('permission.form.agreeNote')}
      >
        {text('permission.form.agree')}
      </CheckboxField>
      {isReading && (
        <AgreementDialog
          onClose={() => setReading(false)}
          onAgree={() => {
            form.set({ isAgreed: true });
            setReading(false);
          }}
        />
      )}
    </Stack>
  );
}
