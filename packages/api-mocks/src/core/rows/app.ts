import type { appMode, appStatus, CodeOf, onOffCode, paymentMode } from '../../contract/enumerations.ts';

export interface AppRow {
  readonly index: number;
  readonly appid: string;
  readonly name: string;
  readonly logo: string;
  readonly website: string;
  readonly notifyUrl: string;
  readonly mode: CodeOf<typeof appMode>;
  readonly paymentMode: CodeOf<typeof paymentMode>;
  readonly status: CodeOf<typeof appStatus>;
  readonly createdAt: number;
  readonly isDeleted: boolean;
  /** Ids of tokens on chains. */
  readonly currencyIds: readonly string[];
  readonly whitelistStatus: CodeOf<typeof onOffCode>;
  readonly whitelist: readonly { readonly ip: string; readonly note: string; readonly createdAt: number }[];
  /** All that is kept of the secret. */
  readonly secretTail: string;
  readonly secretCreatedAt: number;
  /** Until when the secret before it still works; 0 when it does not. */
  readonly oldSecretUntil: number;
  readonly lastUsedAt: number;
  readonly lastUsedIp: string;
  /** Base32: signs withdrawals by API. */
  readonly googleSecret: string;
}
