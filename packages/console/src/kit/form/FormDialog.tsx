import { Dialog } from '@settlement/design-system/Dialog';
import type { ReactNode } from 'react';
import { Form, FormButtons } from './Form.tsx';
import type { AnyForm } from './formState.ts';
import { FIRST_CONTROL, useFocusFirst } from './focus.ts';

interface FormDialogProps {
  readonly form: AnyForm;
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
  readonly size?: 'small' | 'medium' | 'large';
  readonly isDanger?: boolean;
  /** The role of the dialog. Use `alertdialog` if the action can't be undone. @default 'dialog' */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children: ReactNode;
}

export function FormDialog({ title, size, role, ...content }: FormDialogProps) {
  const { form, onClose } = content;
  return (
    <Dialog
      isLocked={form.isPending}
      onClose={onClose}
      title={title}
      {...(size && { size })}
      {...(role && { role })}
    >
      <Content {...content} />
    </Dialog>
  );
}

function Content({ form, onClose, children, ...buttons }: Omit<FormDialogProps, 'title' | 'size' | 'role'>) {
  useFocusFirst(form.ref, FIRST_CONTROL);
  return (
    <Form form={form}>
      {children}
      <FormButtons form={form} onCancel={onClose} {...buttons} />
    </Form>
  );
}
