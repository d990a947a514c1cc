/** Brings a place of the page into view, and the keyboard with it. */
export function reveal(anchor: string): void {
  const target = document.getElementById(anchor);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
