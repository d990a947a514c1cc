import { workOrderType } from '@settlement/api-mocks/contract/enumerations';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { isType } from './workOrderTexts.tsx';

export const emptyWorkOrder = {
  type: '',
  tradeNo: '',
  txid: '',
  chain: '',
  theme: '',
  description: '',
  byEmail: false,
  /** The URLs of images, one per line. */
  images: '',
};
export type WorkOrderDraft = typeof emptyWorkOrder;

type WorkOrderField = 'type' | 'tradeNo' | 'theme' | 'description';
export type WorkOrderErrors = Partial<Record<Exclude<WorkOrderField, 'tradeNo'>, FieldMessage>> & {
  readonly tradeNo?: FieldMessage | 'missing';
};

export const MOST_THEME = 60;
const MOST_DESCRIPTION = 1000;

export const imagesOf = ({ images }: Pick<WorkOrderDraft, 'images'>): string[] =>
  images.split('\n').filter((url) => url !== '');

/** Checks if a text is a trade number, which has 32 digits (specification §5). */
export function isTradeNo(text: string): boolean {
  return /^\d{32}$/.test(text);
}

const { paymentNotCredited, withdrawal, wrongNetwork, webhook } = workOrderType;
const isOneOf = (type: string, ...types: readonly number[]) => types.includes(Number(type));

/** Checks if work orders of this type have a field for the number of a payment or withdrawal. */
export const asksForOrder = (type: string): boolean => isOneOf(type, paymentNotCredited, withdrawal, webhook);
export const asksForTransaction = (type: string): boolean =>
  isOneOf(type, paymentNotCredited, withdrawal, wrongNetwork);

export function workOrderErrors(draft: WorkOrderDraft, isMissing: boolean): WorkOrderErrors {
  const { type, tradeNo, theme, description } = draft;
  return {
    ...(!isType(Number(type)) && { type: 'required' as const }),
    ...(asksForOrder(type) && tradeNoPart(tradeNo, isMissing)),
    ...lengthPart('theme', theme, MOST_THEME),
    ...lengthPart('description', description, MOST_DESCRIPTION),
  };
}

function tradeNoPart(tradeNo: string, isMissing: boolean): WorkOrderErrors {
  if (isTradeNo(tradeNo)) return isMissing ? { tradeNo: 'missing' } : {};
  return tradeNo === '' ? {} : { tradeNo: 'trade_no' };
}

function lengthPart(field: 'theme' | 'description', text: string, most: number): WorkOrderErrors {
  if (text.trim() === '') return { [field]: 'required' };
  return text.trim().length > most ? { [field]: 'too_long' } : {};
}
