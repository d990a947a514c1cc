/**
 * The maximum number of frames to wait: about one second at 60 frames per second. The dialog has closed by
 * then.
 */
const MOST_FRAMES = 60;
/**
 * The minimum number of frames to wait. A closed dialog restores the focus one frame after it has
 * disappeared.
 */
const LEAST_FRAMES = 3;

/**
 * Moves the focus to a neighbor if the element that opened a dialog no longer exists. Otherwise, the dialog
 * restores the focus (WCAG 2.4.3).
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
