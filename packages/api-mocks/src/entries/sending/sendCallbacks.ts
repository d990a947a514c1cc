import { THIS_MACHINE } from '#core/outbox.ts';
import type { MockApi } from '../mockApi.ts';
import { postCallback, type PostOptions } from './postCallback.ts';

/** How often the bank is asked for what has fallen due. */
const LOOK_EVERY_MS = 500;

/**
 * Where a server that listens on a host sends callbacks: the named targets, and this machine unless other machines can
 * reach the server, as they could reach this machine through it.
 */
export const targetsFor = (host: string, named: readonly string[]): readonly string[] =>
  ['127.0.0.1', 'localhost', '::1'].includes(host) ? [THIS_MACHINE, ...named] : named;

export interface CallbackSender {
  /** Takes nothing more, and resolves when what is on its way has been answered. */
  stop(): Promise<void>;
}

/** Sends the callbacks of a bank that was made with `sendsCallbacksTo`, and tells it the answers. */
export function sendCallbacks(api: MockApi, options: PostOptions): CallbackSender {
  const running = new Set<Promise<void>>();
  const sendDue = () => {
    api.tick();
    for (const { sending, request } of api.takeCallbacks()) {
      const sent = postCallback(request, { targets: api.bank.outbox?.targets ?? [], ...options }).then(
        (answer) => api.callbackAnswered(sending, answer),
      );
      running.add(sent);
      void sent.finally(() => running.delete(sent));
    }
  };
  const looking = setInterval(sendDue, LOOK_EVERY_MS);
  const unsubscribe = api.subscribe(sendDue);
  return {
    async stop() {
      clearInterval(looking);
      unsubscribe();
      await Promise.all(running);
    },
  };
}
