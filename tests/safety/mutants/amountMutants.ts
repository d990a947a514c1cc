import { mutantsIn, type Mutant } from './mutant.ts';

const parser = 'packages/design-system/src/components/AmountField/parseAmount.ts';
const lib = 'packages/console/src/lib';

/** An amount is never read as another number, and never more than may be sent. */
export const amountMutants: readonly Mutant[] = [
  ...mutantsIn(
    parser,
    ['tests/safety/amounts.test.ts'],
    [
      [
        'amount-comma',
        'the refusal of a comma where the point belongs',
        "if (plain.includes(',') && !grouped.test(plain)) {",
        'if (false) {',
      ],
      [
        'amount-grouping',
        'the widths of groups',
        'const grouped = /^[1-9]\\d{0,2}(,\\d{3})+(\\.\\d*)?$/;',
        'const grouped = /^[\\d,]+(\\.\\d*)?$/;',
      ],
      [
        'amount-group-of-zero',
        'the refusal of groups behind a zero',
        '/^[1-9]\\d{0,2}(,\\d{3})+(\\.\\d*)?$/',
        '/^\\d{1,3}(,\\d{3})+(\\.\\d*)?$/',
      ],
      ['amount-points', 'the refusal of several points', "if (more.length > 0) return refuse('grouping');"],
      [
        'amount-characters',
        'the refusal of anything but digits',
        'if (!/^[\\d.,]+$/.test(plain)) return refuse(problemOf(plain));',
      ],
      [
        'amount-invisible',
        'the refusal of invisible characters',
        "if (/[\\p{Cf}\\p{Cc}]/u.test(trimmed)) return refuse('invisible');",
      ],
      [
        'amount-leading-zero',
        'the refusal of a leading zero',
        "if (/^0\\d/.test(whole)) return refuse('leadingZero');",
      ],
      [
        'amount-decimals',
        'the digits after the point',
        "if ((fraction ?? '').length > decimals) return refuse('decimals');",
      ],
      [
        'amount-length',
        'the longest amount',
        "if (trimmed.length > MOST_CHARACTERS) return refuse('tooLong');",
      ],
      [
        'amount-empty',
        'the refusal of a point alone',
        "if (whole === '' && (fraction ?? '') === '') return refuse('characters', true);",
      ],
      [
        'amount-symbol',
        'the symbol of the token in front of and behind an amount',
        'asciiDigits(withoutSymbol(trimmed, symbol))',
        'asciiDigits(trimmed)',
      ],
      ['amount-symbol-digit', 'the blank before a symbol that begins with a digit', '|| /^\\d/.test(symbol)'],
      [
        'amount-symbol-digit-after',
        'the blank behind a symbol that ends with a digit',
        '|| /\\d$/.test(symbol)',
      ],
      [
        'amount-symbol-letter',
        'the blank beside a symbol of one letter',
        'const needsBlank = symbol.length < 2;',
        'const needsBlank = false;',
      ],
      [
        'amount-full-width',
        'the digits of Chinese keyboards',
        'asciiDigits(withoutSymbol(trimmed, symbol))',
        'withoutSymbol(trimmed, symbol)',
      ],
      [
        'amount-sign-named',
        'the name of a sign',
        'return refuse(problemOf(plain));',
        "return refuse('characters');",
      ],
      [
        'amount-partial',
        'the difference between wrong and not finished',
        ', groupedSoFar.test(plain));',
        ');',
      ],
    ],
  ),
  ...mutantsIn(
    'packages/design-system/src/components/Field/asciiDigits.ts',
    ['tests/safety/amounts.test.ts'],
    [['amount-ascii', 'the value of full-width digits', '- 0xfee0', '- 0xfedf']],
  ),
  ...mutantsIn(
    `${lib}/amountRules.ts`,
    [`${lib}/amountRules.test.ts`, 'packages/console/src/features/withdrawals'],
    [
      ['amount-rule-form', 'the form of an amount', "if (!v.is(amountSchema, text)) return 'format';"],
      [
        'amount-rule-decimals',
        'the digits of a token',
        "if ((text.split('.')[1] ?? '').length > decimals) return 'decimals';",
      ],
      [
        'amount-rule-balance',
        'the balance',
        "if (balance !== undefined && !isWithinBalance(text, balance, mayTakeAll)) return 'balance';",
      ],
      [
        'amount-rule-min',
        'the least amount',
        "if (min !== undefined && compare(text, min) < 0) return 'min';",
      ],
      [
        'amount-rule-max',
        'the most at once',
        "if (max !== undefined && compare(text, max) > 0) return 'max';",
      ],
      [
        'amount-most-max',
        'the single limit in Max',
        'if (max !== undefined && compare(max, most.amount) < 0)',
        'if (false)',
      ],
      [
        'amount-most-day',
        'the limit of a day in Max',
        'if (inToken !== undefined && compare(inToken, most.amount) < 0)',
        'if (false)',
      ],
      [
        'amount-share',
        'the limits in a percentage',
        'return compare(amount, most) > 0 ? most : amount;',
        'return amount;',
      ],
      ['amount-below', 'the unit that Max leaves', 'subtract(balance, shownUnit(decimals))', 'balance'],
      [
        'amount-swap-only',
        'the rule that only a swap takes the whole balance',
        '(mayTakeAll && compare(amount, balance) === 0)',
        'compare(amount, balance) === 0',
      ],
    ],
  ),
  ...mutantsIn(
    `${lib}/money.ts`,
    [`${lib}/money.test.ts`, `${lib}/amountRules.test.ts`],
    [
      [
        'amount-less-than',
        'the rule that an amount is less than the balance',
        'return compare(amount, balance) < 0;',
        'return compare(amount, balance) <= 0;',
      ],
      [
        'amount-truncate',
        'the direction of rounding on screen',
        'round(decimals, Exact.roundDown)',
        'round(decimals, Exact.roundUp)',
      ],
      [
        'amount-fee-up',
        'the direction of rounding of a fee',
        'round(decimals, Exact.roundUp)',
        'round(decimals, Exact.roundDown)',
      ],
      ['amount-strict', 'the refusal of numbers as amounts', 'Exact.strict = true;'],
      ['amount-plain', 'the plain form of tiny amounts', 'Exact.NE = -1_000_000;'],
    ],
  ),
];
