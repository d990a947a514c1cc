/** About a second: a dialog is gone by then. */
const MOST_FRAMES = 60;
/** What a dialog opened from gets the focus back a frame after the dialog is gone. */
const LEAST_FRAMES = 3;

/**
 * A dialog gives the focus back to what opened it. Where that is gone as well, since the flow took it away,
 * the focus goes to its neighbour (WCAG 2.4.3).
 */
export function focusIfLost(findNeighbour: () => HTMLElement | null | undefined): void {
  let frames = 0;
  const look = () => {
    frames += 1;
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (frames < LEAST_FRAMES || (isOpen && frames < MOST_FRAMES)) {
      requestAnimationFrame(look);
      return;
    }
    if (document.activeElement === document.body) findNeighbour()?.focus();
  };
  requestAnimationFrame(look);
}
