import * as v from 'valibot';
import { narrowed, stripInvisible } from './cleanText.ts';
import { LONGEST_DECIMAL } from './primitives.ts';

/** A transformation of the type `trim`, because the OpenAPI document has no rules that follow a `transform`. */
function cleaning(clean: (text: string) => string) {
  return {
    ...v.trim(),
    '~run': ({ value }: v.SuccessDataset<string>) => ({ typed: true as const, value: clean(value) }),
  };
}

/** Six digits (specification §5). */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/, 'validaCode'));

/** SHA-256 applied twice, as 64 hexadecimal digits (specification §5, "sent double-hashed"). */
export const hashedPassword = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'validaPwd'));

/** As a browser's own check of email fields, with letters of every script (RFC 6531). */
const MAILBOX =
  /^(?=.{1,64}@.{1,189}$)(?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.(?!@)|(?=@)))+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** An email address (specification §5). Browsers send the host of an international one in Punycode. */
export const email = v.pipe(
  v.string(),
  cleaning((typed) => narrowed(stripInvisible(typed)).trim()),
  { ...v.email('validaEmail'), requirement: MAILBOX },
);

/** Starts with http or https (specification §5), in any case, and is a URL. */
export const webAddress = v.pipe(
  v.string(),
  cleaning(stripInvisible),
  v.regex(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s]+$/, 'urlAddress'),
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

/** Without leading zeros: programs read them as octal numbers or not. */
export const ipv4 = v.pipe(
  v.string(),
  v.regex(/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/, 'invalid IP format'),
);

/** An IPv4 address, or a range of them from /16 on [EXT]: a larger one would be as good as none. */
export const ipRange = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$|\/)|(?=\/)|$)){4}(?:\/(?:1[6-9]|2\d|3[0-2]))?$/,
    'invalid IP format',
  ),
);

/** Text that users compare by eye: without invisible characters. */
export const visibleText = v.pipe(v.string(), cleaning(stripInvisible));

/** Text with a visible character (specification §5), without blanks at its ends. */
export const required = v.pipe(visibleText, v.trim(), v.minLength(1, 'required'));
