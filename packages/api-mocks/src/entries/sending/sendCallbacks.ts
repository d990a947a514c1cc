import type { MockApi } from '../mockApi.ts';
import { postCallback, type PostOptions } from './postCallback.ts';

/** How often the bank is asked for what has fallen due. */
const LOOK_EVERY_MS = 500;

/** Whether a server that listens there may send: where others can reach it, they could reach this machine through it. */
export const maySendFrom = (host: string): boolean => ['127.0.0.1', 'localhost', '::1'].includes(host);

export interface CallbackSender {
  /** Takes nothing more, and resolves when what is on its way has been answered. */
  stop(): Promise<void>;
}

/** Sends the callbacks of a bank that was made with `sendsCallbacks`, and tells it the answers. */
export function sendCallbacks(api: MockApi, options: PostOptions): CallbackSender {
  const running = new Set<Promise<void>>();
  const sendDue = () => {
    api.tick();
    for (const { sending, request } of api.takeCallbacks()) {
      const sent = postCallback(request, options).then((answer) => api.callbackAnswered(sending, answer));
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
