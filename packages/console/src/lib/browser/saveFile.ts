export function saveFile(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser needs the URL until the current task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Adds texts of filters to a file name, such as `payments-2026-11-20_Status-Paid.xlsx`. */
export function withFilters(filename: string, filters: readonly string[]): string {
  const dot = filename.lastIndexOf('.');
  const texts = filters.map((filter) => `_${filter.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? ''}`);
  return `${filename.slice(0, dot)}${texts.join('').slice(0, 100)}${filename.slice(dot)}`;
}
