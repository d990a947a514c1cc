import * as v from 'valibot';
import { narrowed, stripInvisible } from './cleanText.ts';
import * as p from './primitives.ts';

/**
 * Returns an action of the type `trim`, because the OpenAPI document would omit all rules after a
 * `transform`.
 */
function cleaning(clean: (text: string) => string) {
  return {
    ...v.trim(),
    '~run': ({ value }: v.SuccessDataset<string>) => ({ typed: true as const, value: clean(value) }),
  };
}

/** Six digits (specification §5). */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/, 'validaCode'));

/** A password hash: SHA-256 applied twice, as 64 hexadecimal digits (specification §5, "sent double-hashed"). */
export const hashedPassword = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'validaPwd'));

/** The pattern that browsers use for email fields, extended by the letters of all scripts (RFC 6531). */
const MAILBOX =
  /^(?=.{1,64}@.{1,189}$)(?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.(?!@)|(?=@)))+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** An email address (specification §5). An international host is converted to Punycode, as browsers do. */
export const email = v.pipe(
  v.string(),
  cleaning((typed) => narrowed(stripInvisible(typed)).trim()),
  { ...v.email('validaEmail'), requirement: MAILBOX },
);

/** A URL that starts with `http://` or `https://` in any case (specification §5). */
export const webAddress = v.pipe(
  v.string(),
  cleaning(stripInvisible),
  v.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s]+$/, 'urlAddress'),
  v.check((value) => URL.canParse(value), 'urlAddress'),
);

/** A phone number of 5 to 14 digits (specification §5). */
export const phoneNumber = v.pipe(v.string(), v.regex(/^\d{5,14}$/, 'enter_phoneC'));

export const areaCode = v.pipe(v.string(), v.regex(/^\+\d{1,4}$/, 'area_code'));

/** A positive decimal number, such as `0.5`, without extra leading zeros (specification §5). */
export const amount = v.pipe(
  v.string(),
  v.maxLength(p.LONGEST_DECIMAL, 'validaValue'),
  v.regex(/^(0|[1-9]\d*)(\.\d+)?$/, 'validaValue'),
  v.check((value) => /[1-9]/.test(value), 'validaValue'),
);

/** An IPv4 address. Leading zeros aren't allowed, because some programs read such numbers as octal. */
export const ipv4 = v.pipe(
  v.string(),
  v.regex(/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/, 'invalid IP format'),
);

/** An IPv4 address or range. The largest range is /16. A larger range would hardly restrict the callers. */
export const ipRange = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$|\/)|(?=\/)|$)){4}(?:\/(?:1[6-9]|2\d|3[0-2]))?$/,
    'invalid IP format',
  ),
);

/** A text without invisible characters, so that texts that look the same are equal. */
export const visibleText = v.pipe(v.string(), cleaning(stripInvisible));

/** A text with at least one visible character (specification §5), without spaces at its ends. */
export const required = v.pipe(visibleText, v.trim(), v.minLength(1, 'required'));
