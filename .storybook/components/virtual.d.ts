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
  const behaviours: import('./behaviour.ts').Behaviours;
  export default behaviours;
}
