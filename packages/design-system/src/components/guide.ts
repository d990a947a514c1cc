import type { ReactElement } from 'react';

/** The size of a window. */
export interface Size {
  /** The width in CSS pixels. */
  readonly width: number;
  /** The height in CSS pixels. */
  readonly height: number;
}

/** A column of the matrix. A state is set by props, or by an attribute. */
export interface State {
  /** The heading of the state's column. */
  readonly name: string;
  /** The props that set the state. */
  readonly props?: object;
  /** The attribute that renders the state. */
  readonly attribute?: `data-${string}`;
  /** The selector of the element that gets the attribute. */
  readonly of?: string;
}

/** A table of all combinations of some props, in all states. */
export interface Matrix {
  /** The props and their values. Each combination is a row. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** The states of the component. Each state is a column. */
  readonly states: readonly State[];
  /** The size of the window for content that opens above the page. */
  readonly window?: Size & { readonly scale?: number };
  /** Renders the component of a cell. */
  render(this: void, variants: Readonly<Record<string, string>>, props: object): ReactElement;
}

/** An example of a component whose parts are numbered. */
export interface Specimen {
  /** Renders the example. */
  readonly render: () => ReactElement;
  /** The size of the window for content that opens above the page. */
  readonly window?: Size;
  /** The selector of the element to press, if no prop opens the component. */
  readonly press?: string;
  /** Loads code that the component needs only while it’s open. */
  readonly preload?: () => Promise<unknown>;
}

/** A text about the part, its selector in the specimen, and the prop that contains it. */
type Part = readonly [text: string, selector?: string, prop?: string];

/** The state in which the keys of a row are pressed. */
interface Start {
  /** The story, such as `one-disabled`. @default 'default' */
  readonly story?: string;
  readonly from?: string;
  /** The keys to press before the keys of a row. The first of these keys moves the focus. */
  readonly after?: string;
}

/**
 * Keys such as `↑, Page Up, “typed text”`, their effect, and the current element after each key in the notation of
 * Playwright's ARIA snapshots.
 *
 * If `shows` is a list, the keys are pressed one after another. Otherwise, each key is pressed from the start.
 */
type Keys = readonly [keys: string, effect: string, shows?: string | readonly string[], start?: Start];

interface FormField {
  /** The name under which the form sends the field. */
  readonly name: string;
  /** The element, in the notation of `Keys`. */
  readonly field: string;
  /** The group that shows the error. @default field */
  readonly group?: string;
  /** The keys that fill in the field. */
  readonly fill: string;
  /** The values of the field in the sent form. */
  readonly sent: readonly string[];
}

/** The content of a component's page that can't be read from its source. */
export interface Guide {
  /** The alternative components by name, and when to use each. */
  readonly instead: Readonly<Record<string, string>>;
  /** The parts, by name. */
  readonly anatomy: Readonly<Record<string, Part>>;
  /** An example that shows the parts, if there are several. */
  readonly specimen?: Specimen;
  /** The table of all variants in all states. */
  readonly matrix?: Matrix;
  /** The starting point of all rows of keys. */
  readonly start?: Start;
  /** The keys and their effects, which `pnpm behaviour` checks. Empty if the component can't be focused. */
  readonly keys: readonly Keys[];
  /** The fields in forms, which the test suite of `pnpm behaviour` fills in, sends, requires and resets. */
  readonly form?: readonly FormField[];
  /** The recommended texts, each with a text to avoid. */
  readonly content: readonly (readonly [good: string, bad: string])[];
  /** The source code of an example. If it doesn't import the component, the page adds the import. */
  readonly code: string;
}

export const matrix = <const Rows extends Matrix['rows']>(
  typed: Omit<Matrix, 'rows' | 'render'> & {
    readonly rows: Rows;
    readonly render: (
      variants: { readonly [Name in keyof Rows]: Rows[Name][number] },
      props: object,
    ) => ReactElement;
  },
): Matrix => typed;

export const valuesOf = <Values extends object>(values: Values) =>
  Object.keys(values).filter((name): name is keyof Values & string => name in values);

export const atRest: readonly State[] = [{ name: 'At rest' }];

export const fieldStates = (of: string, errorMessage: string): readonly State[] => [
  { name: 'At rest' },
  { name: 'Hovered', attribute: 'data-hovered', of },
  { name: 'With a description', props: { description: 'As customers see it' } },
  { name: 'With an error', props: { errorMessage } },
  { name: 'Disabled', props: { isDisabled: true } },
];

export const byClass = (className: string) => `.${className.split(' ')[0] ?? ''}`;

export const fieldAnatomy = {
  Label: ['A text above the field, always visible.', 'label', 'label'],
  Description: ['The information needed before typing.', '[slot="description"]:not(:empty)', 'description'],
  Error: [
    'The problem and its solution, instead of the description.',
    '[slot="errorMessage"]',
    'errorMessage',
  ],
} as const satisfies Guide['anatomy'];
