import type { VerificationMethod } from '@settlement/api-mocks/contract/enumerations';
import { SegmentedControl } from '@settlement/design-system/SegmentedControl';
import type { VerificationCodes } from '@settlement/api-mocks/contract/codes';
import { useText } from '#i18n/useText.ts';

interface MethodChoiceProps<M extends VerificationMethod> {
  readonly methods: readonly M[];
  readonly value: M;
  readonly onChange: (method: M) => void;
}

export function MethodChoice<M extends VerificationMethod>(props: MethodChoiceProps<M>) {
  const text = useText();
  const { methods, value, onChange } = props;
  if (methods.length < 2) return null;
  return (
    <SegmentedControl
      label={text('verification.method')}
      items={methods.map((id) => ({ id, label: text(`verification.method.${id}`) }))}
      value={value}
      onChange={(id) => onChange(methods.find((one) => one === id) ?? value)}
    />
  );
}

export const codeNames = {
  google_auth: 'google_code',
  phone: 'sms_code',
  email: 'email_code',
} as const satisfies Record<VerificationMethod, keyof VerificationCodes>;
