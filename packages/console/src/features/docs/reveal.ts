export function reveal(anchor: string): void {
  const target = document.getElementById(anchor);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
