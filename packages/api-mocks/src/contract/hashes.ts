import * as v from 'valibot';
import { LONGEST_DECIMAL } from './primitives.ts';

/** Six digits (specification §5). */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/, 'validaCode'));

/** SHA-256 applied twice, as 64 hexadecimal digits (specification §5, "sent double-hashed"). */
export const hashedPassword = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'validaPwd'));

/** An e-mail address (specification §5). */
export const email = v.pipe(v.string(), v.email('validaEmail'));

/** Starts with http or https (specification §5), and is a URL. */
export const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s]+$/, 'urlAddress'),
  v.check((value) => URL.canParse(value), 'urlAddress'),
);

/** 5 to 14 digits (specification §5). */
export const phoneNumber = v.pipe(v.string(), v.regex(/^\d{5,14}$/, 'enter_phoneC'));

export const areaCode = v.pipe(v.string(), v.regex(/^\+\d{1,4}$/, 'area_code'));

/** A positive number without leading zero, decimals allowed (specification §5). */
export const amount = v.pipe(
  v.string(),
  v.maxLength(LONGEST_DECIMAL, 'validaValue'),
  v.regex(/^(0|[1-9]\d*)(\.\d+)?$/, 'validaValue'),
  v.check((value) => /[1-9]/.test(value), 'validaValue'),
);

export const ipv4 = v.pipe(
  v.string(),
  v.regex(/^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/, 'invalid IP format'),
);

/** An IPv4 address, or a range of them from /16 on [EXT]: a larger one would be as good as none. */
export const ipRange = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$|\/)|(?=\/)|$)){4}(?:\/(?:1[6-9]|2\d|3[0-2]))?$/,
    'invalid IP format',
  ),
);

/** Says something besides blanks (specification §5). */
export const required = v.pipe(v.string(), v.trim(), v.minLength(1, 'required'));
