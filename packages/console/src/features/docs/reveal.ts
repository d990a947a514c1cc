/** Brings a place of the page into view, and the keyboard with it. */
export function reveal(anchor: string): void {
  const place = document.getElementById(anchor);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}
