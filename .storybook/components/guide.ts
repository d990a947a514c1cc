import type { ReactElement } from 'react';

/** A recipe of vanilla-extract: its variants and their values are there at run time. */
interface Recipe {
  readonly classNames: { readonly variants: object };
}

export interface Matrix {
  /** Of a component with variants; without one, the states are all there is. */
  readonly recipe?: Recipe;
  /** Variants of the recipe that make the rows, every value with every other. */
  readonly rows: readonly string[];
  readonly states: readonly State[];
  readonly render: (variants: Readonly<Record<string, string>>, props: object) => ReactElement;
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

/** Every combination of the values that the recipe has for some of its variants. */
export function combine(
  recipe: Recipe | undefined,
  names: readonly string[],
): readonly Readonly<Record<string, string>>[] {
  const variants: Readonly<Record<string, object>> = { ...recipe?.classNames.variants };
  return names.reduce<readonly Readonly<Record<string, string>>[]>(
    (rows, name) =>
      rows.flatMap((row) => Object.keys(variants[name] ?? {}).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}
