export function readVersion(page: Document = document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
}
