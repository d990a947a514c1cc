import { PasswordField, type PasswordFieldProps } from '@settlement/design-system/PasswordField';
import { useText } from '#i18n/useText.ts';

export function PasswordInput(props: Omit<PasswordFieldProps, 'revealLabel' | 'concealLabel'>) {
  const text = useText();
  return (
    <PasswordField
      {...props}
      revealLabel={text('common.password.show')}
      concealLabel={text('common.password.hide')}
    />
  );
}
