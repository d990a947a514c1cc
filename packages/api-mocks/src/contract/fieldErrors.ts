/**
 * The names of field messages that the console's forms also use. Names from specification §5 keep the
 * spelling of the specification.
 */
export const fieldMessages = [
  'required',
  'validaEmail',
  'urlAddress',
  'validaCode',
  'enter_phoneC',
  'area_code',
  'validaPwd',
  'password_mismatch',
  'same_as_other_password',
  'validaValue',
  'amount_too_large',
  'invalid IP format',
  'address_format',
  'address_checksum',
  'address_chain_mismatch',
  'address_contract',
  'address_self',
  'address_zero',
  'address_burn',
  'address_system',
  'address_blacklist',
  'address_memo_required',
  'memo_format',
  'address_cooling',
  'address_disabled',
  'address_not_saved',
  'address_saved',
  'account_self',
  'account_cooling',
  'account_not_saved',
  'account_disabled',
  'too_long',
  'too_short',
  'too_many',
  'range',
  'image_damaged',
  'image_gif',
  'image_heic',
  'image_size',
  'image_type',
  'private_address',
  'empty_whitelist',
  'not_bound',
  'mchid',
  'time_zone',
  'trade_no',
  'schedule',
] as const;
export type FieldMessage = (typeof fieldMessages)[number];

/**
 * The names of field messages in `data.errors` of 10002. Clients show their own text, or the text in `data.messages`.
 */
export const fieldErrors = [
  ...fieldMessages,
  'own_number',
  'duplicate',
  'follow_limit',
  'order',
  'pair',
  'direction',
  'request_id',
  'subject',
  'txid',
  'month',
  'day',
  'decimal',
  'decimals',
  'signed decimal',
  'codes',
  'integer',
  'number',
  'text',
  'flag',
  'list',
  'object',
  'choice',
  'format',
  'unknown',
] as const;
export type FieldError = (typeof fieldErrors)[number];

const known: ReadonlySet<string> = new Set(fieldErrors);
export const isFieldError = (name: string): name is FieldError => known.has(name);
