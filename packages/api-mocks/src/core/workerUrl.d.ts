/** What the bundler makes of a module that is asked for as a worker's address. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
