/** The version of this build, as `index.html` says; undefined where there is none, as in Storybook. */
export function readVersion(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
}
