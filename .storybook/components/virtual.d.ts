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
  const behaviours: {
    /** `25 November 2026 in Chromium 156` */
    readonly recorded: string;
    /** By the first part of story ids: `multiselect`. */
    readonly components: Readonly<
      Record<
        string,
        readonly { readonly concern: string; readonly stories: readonly string[]; readonly outcome: string }[]
      >
    >;
  };
  export default behaviours;
}
