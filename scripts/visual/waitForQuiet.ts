interface Times {
  /** Milliseconds without a change. */
  readonly quiet: number;
  /** Milliseconds after which it resolves all the same. */
  readonly patience: number;
}

/**
 * Runs in the page: resolves when its fonts and images are there, and nothing in it has changed for a while, in
 * which frames were drawn. A window that is not in front draws few, and what waits for one, waits.
 */
export async function waitForQuiet({ quiet, patience }: Times): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const deadline = performance.now() + patience;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.documentElement, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  do await frame();
  while (performance.now() < Math.min(deadline, changed + quiet));
  // What the last frame has led to is there a frame later.
  await frame();
  await frame();
  observer.disconnect();
}
