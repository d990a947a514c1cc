import type { ApiScope } from '#contract/scopes.ts';
import type { appMode, appStatus, CodeOf, onOffCode, paymentMode } from '#contract/enumerations.ts';

export interface SigningKey {
  readonly key: string;
  readonly createdAt: number;
  /** The time until which callbacks are also signed with this key. 0 for the newest key. */
  readonly endsAt: number;
}

interface EndpointState {
  /** The time of the first failed delivery since the last successful one. 0 if the last delivery succeeded. */
  readonly failingSince: number;
  /** The time at which failures turned the endpoint off. 0 while it's on. */
  readonly disabledAt: number;
  readonly isForeign?: boolean;
}

export interface EndpointRow extends EndpointState {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
}

/** An application. Its inherited endpoint state belongs to `notifyUrl`. */
export interface AppRow extends EndpointState {
  readonly index: number;
  readonly appid: string;
  readonly name: string;
  readonly logo: string;
  readonly website: string;
  readonly notifyUrl: string;
  readonly endpoints: readonly EndpointRow[];
  readonly mode: CodeOf<typeof appMode>;
  readonly paymentMode: CodeOf<typeof paymentMode>;
  readonly status: CodeOf<typeof appStatus>;
  readonly createdAt: number;
  readonly isDeleted: boolean;
  readonly currencyIds: readonly string[];
  readonly whitelistStatus: CodeOf<typeof onOffCode>;
  readonly whitelist: readonly { readonly ip: string; readonly note: string; readonly createdAt: number }[];
  /** The secret key in plain text, so that the mock API can check signatures. The API returns it only once. */
  readonly secretKey: string;
  readonly secretCreatedAt: number;
  /** The time until which the previous key works. 0 if the previous key doesn't work. */
  readonly oldSecretUntil: number;
  /** The key before the last rotation. Empty before the first rotation. */
  readonly oldSecretKey: string;
  readonly signingKeys: readonly SigningKey[];
  readonly scopes: readonly ApiScope[];
  /** The expiry time, or 0 if the key never expires. */
  readonly expireAt: number;
  readonly lastUsedAt: number;
  readonly lastUsedIp: string;
  /** The authenticator secret in Base32. */
  readonly googleSecret: string;
}
