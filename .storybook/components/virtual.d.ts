declare module 'virtual:component-props' {
  const components: Readonly<
    Record<
      string,
      {
        readonly purpose: string;
        readonly props: readonly {
          readonly name: string;
          readonly type: string;
          readonly isRequired: boolean;
          readonly default?: string;
          readonly description?: string;
          readonly from?: string;
        }[];
        readonly bases: readonly string[];
      }
    >
  >;
  export default components;
}
