import { Dialog } from '@settlement/design-system/Dialog';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Form, FormButtons } from './Form.tsx';
import type { AnyForm } from './useForm.ts';

interface FormDialogProps {
  readonly form: AnyForm;
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  readonly size?: 'small' | 'medium' | 'large';
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

/** A dialog that is one form; it stays while the form is sent. */
export function FormDialog({ form, title, onClose, size, children, ...buttons }: FormDialogProps) {
  const text = useText();
  return (
    <Dialog
      isOpen
      isLocked={form.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={text('common.close')}
      {...(size && { size })}
    >
      <Form form={form}>
        {children}
        <FormButtons form={form} onCancel={onClose} {...buttons} />
      </Form>
    </Dialog>
  );
}
