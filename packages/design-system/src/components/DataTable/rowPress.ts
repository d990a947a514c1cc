const controls =
  'a, button, input, select, textarea, label, summary, [role="button"], [role="link"], [role="checkbox"], [tabindex]';

/**
 * The index of the row a press is meant for, if it is meant for a row: not a press on a control inside
 * it, and not the end of marking text.
 */
export function pressedRow(target: EventTarget | null, selection: Selection | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest<HTMLElement>('tr[data-index]');
  if (!row) return undefined;
  const control = target.closest(controls);
  if (control && row.contains(control) && !control.hasAttribute('data-opener')) return undefined;
  const marked = selection && !selection.isCollapsed && selection.toString().trim() !== '';
  if (marked && selection.containsNode(row, true)) return undefined;
  return Number(row.dataset.index);
}
