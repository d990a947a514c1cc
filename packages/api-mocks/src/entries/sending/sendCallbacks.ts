import { THIS_MACHINE } from '#core/books/outbox.ts';
import type { MockApi } from '../mockApi.ts';
import { postCallback, type PostOptions } from './postCallback.ts';

const LOOK_EVERY_MS = 500;

/** If other machines can reach the server, this machine isn't a target: callers could reach its services. */
export const targetsFor = (host: string, named: readonly string[]): readonly string[] =>
  ['127.0.0.1', 'localhost', '::1'].includes(host) ? [THIS_MACHINE, ...named] : named;

export interface CallbackSender {
  /** Resolves when all callbacks in progress have ended. */
  stop(): Promise<void>;
}

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
