/** @jsxRuntime classic */
import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useArgs, useArgTypes, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { Note, PopoverBox } from './popover.ts';

const Field = styled.label({ display: 'grid', gap: 4 });

interface KnobProps {
  readonly argType: ReturnType<typeof useArgTypes>[string];
  readonly value: unknown;
  readonly onChange: (value: number) => void;
}

function Knob({ argType: { name, description, options, control }, value, onChange }: KnobProps) {
  const change = ({ currentTarget }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(Number(currentTarget.value));
  const { min, max, labels = {} } = Object(control);
  return (
    <Field>
      {name}
      {options ? (
        <Form.Select value={String(value)} onChange={change}>
          {options.map((option: number) => (
            <option key={option} value={option}>
              {labels[option] ?? option}
            </option>
          ))}
        </Form.Select>
      ) : (
        <Form.Input type="number" min={min} max={max} value={String(value)} onChange={change} />
      )}
      {description && <Note>{description}</Note>}
    </Field>
  );
}

const accounts = [
  ['', 'The story’s own account'],
  ['authorised', 'A usual merchant'],
  ['rich', 'A large merchant'],
  ['fresh', 'A new merchant without permission'],
  ['reviewing', 'A merchant under review'],
  ['rejected', 'A merchant whose application was rejected'],
] as const;

const dataLanguages = [
  ['', 'English'],
  ['chinese', 'Chinese'],
] as const;

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [id: string, title: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Field>
      {label}
      <Form.Select
        value={value}
        onChange={({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) => onChange(currentTarget.value)}
      >
        {choices.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Form.Select>
    </Field>
  );
}

/** Renders a menu that changes the account, the language of its data, and parameters of a story. */
export function KnobTool() {
  const [args, updateArgs] = useArgs();
  const argTypes = useArgTypes();
  const [globals, updateGlobals] = useGlobals();
  const account = String(globals['account']);
  const data = String(globals['data']);
  const names = Object.keys(argTypes).filter(
    (name) => ['number', 'string'].includes(typeof args[name]) && argTypes[name]?.control,
  );
  return (
    <PopoverProvider
      ariaLabel="Parameters of the state"
      padding={0}
      popover={
        <PopoverBox>
          {names.map((name) => (
            <Knob
              key={name}
              argType={argTypes[name] ?? {}}
              value={args[name]}
              onChange={(value) => updateArgs({ [name]: value })}
            />
          ))}
          <Choice
            label="Account"
            value={account}
            choices={accounts}
            onChange={(value) => updateGlobals({ account: value })}
          />
          <Choice
            label="Language of the merchant’s data"
            value={data}
            choices={dataLanguages}
            onChange={(value) => updateGlobals({ data: value })}
          />
          <Note>The URL contains these values.</Note>
        </PopoverBox>
      }
    >
      <Button padding="small" variant="ghost" ariaLabel="Parameters of the state">
        {[
          ...names.map((name) => `${argTypes[name]?.name ?? name}: ${String(args[name])}`),
          ...(account === '' ? [] : [account]),
          ...(data === '' ? [] : ['Chinese data']),
        ].join(', ') || 'Parameters'}
      </Button>
    </PopoverProvider>
  );
}
