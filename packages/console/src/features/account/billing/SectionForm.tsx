import { Button } from '@settlement/design-system/Button';
import { Inline } from '@settlement/design-system/Inline';
import { Card } from '@settlement/design-system/Card';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isAuthorisedAtom } from '#data/user.ts';
import { useText } from '#i18n/useText.ts';
import { Form } from '#kit/form/Form.tsx';
import type { AnyForm } from '#kit/form/formState.ts';

interface SectionFormProps {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly form: AnyForm;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of the payment settings. Saving requires the permission (specification §6). */
export function SectionForm({ id, title, description, form, help, children }: SectionFormProps) {
  const text = useText();
  const isAuthorised = useAtomValue(isAuthorisedAtom);
  const { isDirty, isPending, reset } = form;
  return (
    <Card id={id} title={title} description={description}>
      <Form form={form} help={help}>
        {children}
        <Inline justify="end">
          <Button variant="outline" isDisabled={!isDirty || isPending} onPress={reset}>
            {text('account.bill.reset')}
          </Button>
          <Button type="submit" isDisabled={isAuthorised !== true} isPending={isPending}>
            {text('account.bill.save')}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
