import type { ApiScope } from '#contract/scopes.ts';
import type { appMode, appStatus, CodeOf, onOffCode, paymentMode } from '#contract/enumerations.ts';

export interface SigningKey {
  readonly key: string;
  readonly createdAt: number;
  /** The time until which callbacks carry the signature of this key. 0 while the key is the newest. */
  readonly endsAt: number;
}

export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  /** Two times: since the first, all callbacks have failed. At the second, the endpoint was turned off. */
  readonly failingSince: number;
  readonly disabledAt: number;
  readonly isForeign?: boolean;
}

export interface AppRow {
  readonly index: number;
  readonly appid: string;
  readonly name: string;
  readonly logo: string;
  readonly website: string;
  readonly notifyUrl: string;
  /** True if a page of another origin saved the URL. */
  readonly isForeign?: boolean;
  /** The time since which callbacks have failed. 0 if the last one succeeded. */
  readonly failingSince: number;
  /** The time at which the endpoint was turned off after failures. 0 while it's on. */
  readonly disabledAt: number;
  readonly endpoints: readonly EndpointRow[];
  readonly mode: CodeOf<typeof appMode>;
  readonly paymentMode: CodeOf<typeof paymentMode>;
  readonly status: CodeOf<typeof appStatus>;
  readonly createdAt: number;
  readonly isDeleted: boolean;
  readonly currencyIds: readonly string[];
  readonly whitelistStatus: CodeOf<typeof onOffCode>;
  readonly whitelist: readonly { readonly ip: string; readonly note: string; readonly createdAt: number }[];
  /** The secret key. The API returns it only once, when it's created. A real server stores it encrypted. */
  readonly secretKey: string;
  readonly secretCreatedAt: number;
  /** The time until which the previous secret key works. 0 if it doesn't work. */
  readonly oldSecretUntil: number;
  /** The previous secret key. Empty before the first rotation. */
  readonly oldSecretKey: string;
  readonly signingKeys: readonly SigningKey[];
  readonly scopes: readonly ApiScope[];
  /** The time at which the key expires. 0 if it doesn't expire. */
  readonly expireAt: number;
  readonly lastUsedAt: number;
  readonly lastUsedIp: string;
  /** The authenticator secret in Base32. */
  readonly googleSecret: string;
}
