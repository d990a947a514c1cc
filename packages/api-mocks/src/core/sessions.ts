import { LoginExpired } from './apiError.ts';
import type { Random } from './random.ts';
import { undoable, UndoMap } from './transaction.ts';

/** How long a sign-in lasts, and how long its second step may take. */
const SESSION_SECONDS = 7 * 24 * 3600;
const PENDING_SECONDS = 300;

export interface Session {
  readonly token: string;
  readonly id: string;
  /** The demo world it belongs to. */
  readonly merchantKey: string;
  readonly ip: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: number;
  lastActiveAt: number;
  expireAt: number;
  /** True until the second step; such a token is good for that step alone. */
  isPending: boolean;
}

export type Visitor = Pick<Session, 'ip' | 'device' | 'address'>;

export interface Sessions {
  open(merchantKey: string, visitor: Visitor, now: number, isPending: boolean): Session;
  find(token: string | null, now: number): Session | undefined;
  /** The session of a token that may do anything; answers 401 otherwise. */
  require(token: string | null, now: number): Session;
  close(token: string): void;
  /** Ends every session of a merchant but one, or all of them. */
  closeAll(merchantKey: string, exceptId?: string): void;
  of(merchantKey: string): Session[];
  /** The one that was opened last. */
  readonly latest: Session | undefined;
}

export function createSessions(random: Random): Sessions {
  const byToken = new UndoMap<string, Session>();
  let latest: Session | undefined;
  const sessions: Sessions = {
    open(merchantKey, visitor, now, isPending) {
      const session: Session = {
        token: `tok_${random.hex(40)}`,
        id: random.digits(12),
        merchantKey,
        ...visitor,
        createdAt: now,
        lastActiveAt: now,
        expireAt: now + (isPending ? PENDING_SECONDS : SESSION_SECONDS),
        isPending,
      };
      byToken.set(session.token, session);
      const before = latest;
      undoable(() => {
        latest = before;
      });
      latest = session;
      return session;
    },
    find(token, now) {
      const session = token === null ? undefined : byToken.get(token);
      return session && session.expireAt > now ? session : undefined;
    },
    require(token, now) {
      const session = sessions.find(token, now);
      if (!session || session.isPending) throw new LoginExpired();
      session.lastActiveAt = now;
      return session;
    },
    close: (token) => void byToken.delete(token),
    closeAll(merchantKey, exceptId) {
      for (const session of sessions.of(merchantKey)) {
        if (session.id !== exceptId) byToken.delete(session.token);
      }
    },
    of: (merchantKey) => [...byToken.values()].filter((session) => session.merchantKey === merchantKey),
    get latest() {
      return latest;
    },
  };
  return sessions;
}
