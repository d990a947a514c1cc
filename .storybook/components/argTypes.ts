import type { StrictInputType } from 'storybook/internal/types';
import components from 'virtual:component-props';

export const componentOf = (title: string): string => {
  const name = title.replace(/^.*\//, '');
  return { Toast: 'ToastRegion', Overlays: 'Overlay' }[name] ?? name;
};

type Prop = NonNullable<(typeof components)[string]>['props'][number];

function optionsOf(type: string): readonly string[] | undefined {
  const parts = type.split('|').map((part) => part.trim());
  const texts = parts.map((part) => /^'([^']*)'$/.exec(part)?.[1]);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

function argTypeOf({ name, type, isRequired, default: value, description, from }: Prop): StrictInputType {
  const options = optionsOf(type);
  return {
    name,
    description,
    table: {
      type: { summary: type },
      ...(value !== undefined && { defaultValue: { summary: value } }),
      ...(from !== undefined && { category: 'React Aria' }),
    },
    ...(options && { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } }),
    ...(type === 'boolean' && { control: { type: 'boolean' } }),
    type: { name: 'other', value: type, required: isRequired },
  };
}

export const propsOf = (title: string) => components[componentOf(title)];

export function argTypesOf(title: string): Record<string, StrictInputType> {
  return Object.fromEntries((propsOf(title)?.props ?? []).map((prop) => [prop.name, argTypeOf(prop)]));
}
