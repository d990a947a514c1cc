import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { isType } from './workOrderTexts.tsx';

/** What is written so far; it outlives the drawer, a reload and an expired login. */
export const emptyWorkOrder = {
  type: '',
  tradeNo: '',
  txid: '',
  chain: '',
  theme: '',
  description: '',
  byEmail: false,
  /** Addresses of pictures, one a line. */
  images: '',
};
export type WorkOrderDraft = typeof emptyWorkOrder;

type WorkOrderField = 'type' | 'tradeNo' | 'theme' | 'description';
export type WorkOrderErrors = Partial<Record<Exclude<WorkOrderField, 'tradeNo'>, FieldMessage>> & {
  readonly tradeNo?: FieldMessage | 'missing';
};

export const MOST_THEME = 60;
const MOST_DESCRIPTION = 1000;

/** The addresses of the pictures that are with it. */
export const imagesOf = ({ images }: Pick<WorkOrderDraft, 'images'>): string[] =>
  images.split('\n').filter((url) => url !== '');

/** Specification §5: a trade number has 32 digits. */
export function isTradeNo(text: string): boolean {
  return /^\d{32}$/.test(text);
}

const { paymentNotCredited, withdrawal, wrongNetwork, webhook } = workOrderType;
const isOneOf = (type: string, ...types: readonly number[]) => types.includes(Number(type));

/** Types that ask for a payment or a withdrawal, and those that ask for a transaction on a network. */
export const asksForOrder = (type: string): boolean => isOneOf(type, paymentNotCredited, withdrawal, webhook);
export const asksForTransaction = (type: string): boolean =>
  isOneOf(type, paymentNotCredited, withdrawal, wrongNetwork);

/** Why it cannot be sent, by field. `isMissing`: nothing of the merchant's has this number. */
export function workOrderErrors(draft: WorkOrderDraft, isMissing: boolean): WorkOrderErrors {
  const { type, tradeNo, theme, description } = draft;
  return {
    ...(!isType(Number(type)) && { type: 'required' as const }),
    ...(tradeNo !== '' && !isTradeNo(tradeNo) && { tradeNo: 'trade_no' as const }),
    ...(isTradeNo(tradeNo) && isMissing && { tradeNo: 'missing' as const }),
    ...lengthPart('theme', theme, MOST_THEME),
    ...lengthPart('description', description, MOST_DESCRIPTION),
  };
}

function lengthPart(field: 'theme' | 'description', text: string, most: number): WorkOrderErrors {
  if (text.trim() === '') return { [field]: 'required' };
  return text.trim().length > most ? { [field]: 'too_long' } : {};
}
