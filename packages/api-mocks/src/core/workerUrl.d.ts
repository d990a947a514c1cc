/** The bundler's type of a module imported as a worker URL. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
