/** The maximum number of frames to wait for a dialog to close: about one second at 60 frames per second. */
const MOST_FRAMES = 60;
/** The minimum number of frames to wait. A closed dialog restores the focus one frame after it was removed. */
const LEAST_FRAMES = 3;

/** Moves the focus if a dialog can't restore it, because its button no longer exists (WCAG 2.4.3). */
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
