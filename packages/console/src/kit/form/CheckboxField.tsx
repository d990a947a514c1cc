import { Checkbox, type CheckboxProps } from '@settlement/design-system/Checkbox';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useId } from 'react';

interface CheckboxFieldProps extends Pick<CheckboxProps, 'isSelected' | 'description' | 'children'> {
  readonly onChange: (isSelected: boolean) => void;
  readonly errorMessage?: string | undefined;
}

export function CheckboxField({ errorMessage, ...checkbox }: CheckboxFieldProps) {
  const id = useId();
  return (
    <Stack gap="xs">
      <Checkbox
        {...checkbox}
        isInvalid={errorMessage !== undefined}
        aria-describedby={errorMessage === undefined ? undefined : id}
      />
      {errorMessage !== undefined && (
        <Text id={id} size="small" tone="critical">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}
