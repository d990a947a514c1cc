import type { appMode, appStatus, CodeOf, paymentMode } from '../../contract/enumerations.ts';

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
}
