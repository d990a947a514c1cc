/** Resolves in a new task, so that the browser can handle input before the next part of a long start. */
export function nextTask(): Promise<void> {
  // Browsers delay `setTimeout` by up to a second in tabs that were opened in the background.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
