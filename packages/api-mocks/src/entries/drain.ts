import type { Server } from 'node:http';

/** A call that takes longer is cut off. */
const LONGEST_DRAIN_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Closes a server: it takes no new connection, answers what it was asked, and closes connections as they fall idle.
 */
export function drain(server: Server, longest: number = LONGEST_DRAIN_MS): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive falls idle only after its answer.
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const limit = setTimeout(() => server.closeAllConnections(), longest);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
  });
}

/** Drains on SIGTERM and SIGINT, and waits for what else has to stop; the second signal ends the process at once. */
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
