import { useState } from 'react';
import type { ComponentType } from 'react';

interface Controlled {
  readonly value?: unknown;
  onChange?(value: unknown): void;
}

/** Returns the `render` function of a story in which the value of a controlled component can change. */
export const controlledStory = <Props extends Controlled>(Component: ComponentType<Props>) =>
  function ControlledStory(args: Props) {
    const [value, setValue] = useState(args.value);
    return (
      <Component
        {...args}
        value={value}
        onChange={(next: unknown) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  };
