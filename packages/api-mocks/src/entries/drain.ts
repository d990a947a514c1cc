import type { Server } from 'node:http';

const LONGEST_DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Stops a server after its responses are complete, or after `longest` milliseconds. */
export function drain(server: Server, longest: number = LONGEST_DRAIN_MS): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection becomes idle only after its response is complete.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const limit = setTimeout(() => server.closeAllConnections(), longest);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}

/** Stops the server after `SIGINT` or `SIGTERM`. A second signal ends the process immediately. */
export function drainOnSignal(server: Server, stopOthers: () => Promise<void> = async () => undefined): void {
  let isDraining = false;
  const stop = () => {
    if (isDraining) process.exit(1);
    isDraining = true;
    void Promise.all([stopOthers(), drain(server)]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
