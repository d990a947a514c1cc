import type { ReactElement } from 'react';
import type { Size } from './takePicture.tsx';

/** A recipe of vanilla-extract: its variants and their values are there at run time. */
interface Recipe {
  readonly classNames: { readonly variants: object };
}

export interface Matrix {
  /** Of a component with variants; without one, the states are all there is. */
  readonly recipe?: Recipe;
  /** Props that are no variants of a style, such as a side, with their values. */
  readonly props?: Readonly<Record<string, Values<string>>>;
  /** Variants of the recipe, and props, that make the rows, every value with every other. */
  readonly rows: readonly string[];
  readonly states: readonly State[];
  readonly render: (variants: Readonly<Record<string, string>>, props: object) => ReactElement;
  /** Of what opens over the page: the window that it is drawn in. */
  readonly window?: Size & { readonly scale?: number };
}

/** A state by its props, or one that only a pointer or keyboard reaches, by the attribute that draws it. */
export interface State {
  readonly name: string;
  readonly props?: object;
  readonly attribute?: `data-${string}`;
  /** Which element has the attribute. */
  readonly of?: string;
}

/** What a component's page says that the source cannot. */
export interface Guide {
  readonly whenNot: readonly { readonly when: string; readonly instead: string }[];
  readonly anatomy: readonly (readonly [part: string, text: string])[];
  readonly keyboard: readonly (readonly [key: string, action: string])[];
  readonly content: readonly { readonly good: string; readonly bad: string }[];
  readonly code: string;
  readonly matrix?: Matrix;
}

/** All values of a prop, under their own names. */
export type Values<Value extends string> = Readonly<Record<Value, Value>>;

export const valueOf = <Value extends string>(values: Values<Value>, name = ''): Value | undefined =>
  new Map<string, Value>(Object.entries<Value>(values)).get(name);

/** Every combination of the values that the recipe, or a list of props, has for some of its variants. */
export function combine({
  recipe,
  props,
  rows,
}: Pick<Matrix, 'recipe' | 'props' | 'rows'>): readonly Readonly<Record<string, string>>[] {
  const variants: Readonly<Record<string, object>> = { ...recipe?.classNames.variants, ...props };
  return rows.reduce<readonly Readonly<Record<string, string>>[]>(
    (combinations, name) =>
      combinations.flatMap((row) =>
        Object.keys(variants[name] ?? {}).map((value) => ({ ...row, [name]: value })),
      ),
    [{}],
  );
}
