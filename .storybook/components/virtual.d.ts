declare module 'virtual:component-props' {
  const components: Readonly<
    Record<
      string,
      {
        /** Docstring of the component. */
        readonly purpose: string;
        readonly props: readonly {
          readonly name: string;
          readonly type: string;
          readonly isRequired: boolean;
          readonly default?: string;
          readonly description?: string;
        }[];
        /** What they extend, such as React Aria's props. */
        readonly bases: readonly string[];
      }
    >
  >;
  export default components;
}

declare module 'virtual:component-behaviour' {
  /** By the first part of story ids: `multiselect`. */
  const behaviours: Readonly<
    Record<string, readonly { readonly concern: string; readonly stories: readonly string[] }[]>
  >;
  export default behaviours;
}
