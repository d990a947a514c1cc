export function reveal(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
