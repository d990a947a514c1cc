import { LoginExpired } from '#core/http/apiError.ts';
import type { Random } from '#core/books/random.ts';
import { undoable, UndoMap } from '#core/books/transaction.ts';

const SESSION_SECONDS = 7 * 24 * 3600;
const PENDING_SECONDS = 300;

export interface Session {
  readonly token: string;
  readonly id: string;
  readonly merchantKey: string;
  readonly ip: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: number;
  lastActiveAt: number;
  expireAt: number;
  /** True until the second step of the sign-in is complete. Until then, the token is valid only for that step. */
  isPending: boolean;
}

export type Visitor = Pick<Session, 'ip' | 'device' | 'address'>;

export interface Sessions {
  readonly rows: UndoMap<string, Session>;
  readonly random: Random;
  open(merchantKey: string, visitor: Visitor, now: number, isPending: boolean): Session;
  find(token: string | null, now: number): Session | undefined;
  /** @throws {LoginExpired} if the token is missing, unknown, expired, or only valid for the second step */
  require(token: string | null, now: number): Session;
  close(token: string): void;
  closeAll(merchantKey: string, exceptId?: string): void;
  of(merchantKey: string): Session[];
  latest: Session | undefined;
}

export function createSessions(random: Random): Sessions {
  const byToken = new UndoMap<string, Session>();
  const sessions: Sessions = {
    rows: byToken,
    random,
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
      const before = sessions.latest;
      undoable(() => {
        sessions.latest = before;
      });
      sessions.latest = session;
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
      byToken.set(session.token, session);
      return session;
    },
    close: (token) => void byToken.delete(token),
    closeAll(merchantKey, exceptId) {
      for (const session of sessions.of(merchantKey)) {
        if (session.id !== exceptId) byToken.delete(session.token);
      }
    },
    of: (merchantKey) => [...byToken.values()].filter((session) => session.merchantKey === merchantKey),
    latest: undefined,
  };
  return sessions;
}

const LOCAL: Visitor = { ip: '203.0.113.7', device: 'Chrome 156 · macOS', address: 'London, GB' };

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
  [/^curl\/(\d+)/, 'curl'],
  [/^node/, 'Node'],
];

function match(rules: readonly (readonly [RegExp, string])[], text: string): string {
  for (const [pattern, name] of rules) {
    const found = pattern.exec(text);
    if (found) return found[1] === undefined ? name : `${name} ${found[1]}`;
  }
  return '';
}

/** Returns the caller for the activity log. The location is a constant. */
export function visitorOf(userAgent: string | null, ip?: string): Visitor {
  if (userAgent === null) return { ...LOCAL, ip: ip ?? LOCAL.ip };
  const device = [match(browsers, userAgent), match(systems, userAgent)]
    .filter((part) => part !== '')
    .join(' · ');
  return { ip: ip ?? LOCAL.ip, device: device === '' ? 'Unknown device' : device, address: LOCAL.address };
}
