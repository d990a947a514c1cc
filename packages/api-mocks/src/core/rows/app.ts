import type { ApiScope } from '#contract/scopes.ts';
import type { appMode, appStatus, CodeOf, onOffCode, paymentMode } from '#contract/enumerations.ts';

/** A key that signs callbacks. */
export interface SigningKey {
  readonly key: string;
  readonly createdAt: number;
  /** Until when callbacks carry its signature; 0 while it is the newest. */
  readonly endsAt: number;
}

/** A URL that gets some of the events, beside `notifyUrl`. */
export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  /** As those of the application. */
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
  /** Whether a page of another origin saved it. */
  readonly isForeign?: boolean;
  /** Since when no callback has succeeded; 0 when the last one did. */
  readonly failingSince: number;
  /** When its endpoint was disabled for that; 0 while it is enabled. */
  readonly disabledAt: number;
  readonly endpoints: readonly EndpointRow[];
  readonly mode: CodeOf<typeof appMode>;
  readonly paymentMode: CodeOf<typeof paymentMode>;
  readonly status: CodeOf<typeof appStatus>;
  readonly createdAt: number;
  readonly isDeleted: boolean;
  /** Ids of tokens on chains. */
  readonly currencyIds: readonly string[];
  readonly whitelistStatus: CodeOf<typeof onOffCode>;
  readonly whitelist: readonly { readonly ip: string; readonly note: string; readonly createdAt: number }[];
  /** Signs calls. A real server keeps it encrypted; it is never answered again. */
  readonly secretKey: string;
  readonly secretCreatedAt: number;
  /** Until when the secret before it still works; 0 when it does not. */
  readonly oldSecretUntil: number;
  /** Empty before the first rotation. */
  readonly oldSecretKey: string;
  /** Sign callbacks, the newest first. */
  readonly signingKeys: readonly SigningKey[];
  readonly scopes: readonly ApiScope[];
  /** 0 when it does not expire. */
  readonly expireAt: number;
  readonly lastUsedAt: number;
  readonly lastUsedIp: string;
  /** Base32: signs withdrawals by API. */
  readonly googleSecret: string;
}
