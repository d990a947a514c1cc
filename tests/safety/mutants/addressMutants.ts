import { mutantsIn, type Mutant } from './mutant.ts';

const rules = 'packages/api-mocks/src/rules';
const withdrawals = 'packages/api-mocks/src/resources/withdrawals';
const tests = ['tests/safety/addresses.test.ts', 'tests/safety/addressForms.test.ts', rules];
const bank = [
  'tests/safety/addresses.test.ts',
  withdrawals,
  'packages/api-mocks/src/resources/journeys.test.ts',
];

/** Addresses that lose money, that are another network's, or that look like a known one. */
export const addressMutants: readonly Mutant[] = [
  ...mutantsIn(`${rules}/address.ts`, tests, [
    ['address-danger', 'the list of dangerous addresses', ' || addressDanger(family, text)'],
  ]),
  ...mutantsIn(`${rules}/addressDanger.ts`, tests, [
    [
      'address-burn',
      'burn addresses',
      "['burn', 'system', 'contract'] as const",
      "['system', 'contract'] as const",
    ],
    [
      'address-system',
      'system addresses',
      "['burn', 'system', 'contract'] as const",
      "['burn', 'contract'] as const",
    ],
    [
      'address-contract',
      'contracts of tokens',
      "['burn', 'system', 'contract'] as const",
      "['burn', 'system'] as const",
    ],
    [
      'address-any-case',
      'the case of a listed address',
      "family === 'evm' || family === 'bitcoincash' ? text.toLowerCase() : text",
      'text',
    ],
    [
      'address-precompiles',
      'precompiles and predeploys',
      "if (/^0x(?:0{36}|420{34})[0-9a-f]{4}$/.test(key)) return 'system';",
    ],
    ['address-predeploys', 'the predeploys of Base', '(?:0{36}|420{34})', '(?:0{36})'],
    ['address-one-digit', 'addresses of one digit', "/^0x([0-9a-f])\\1{39}$/.test(key) ? 'burn' : ''", "''"],
    ['address-programs', 'programs of Solana by their form', 'solana: programId,'],
    ['address-programs-put', 'programs of PUT by their form', 'put: programId,'],
    ['address-future-witness', 'witness versions without rules', "bitcoin: futureWitness('bc'),"],
    [
      'address-future-litecoin',
      'witness versions of Litecoin without rules',
      "litecoin: futureWitness('ltc'),",
    ],
  ]),
  ...mutantsIn(`${rules}/evm.ts`, tests, [
    ['address-evm-zero', 'the zero address', "if (/^0{40}$/.test(hex)) return 'zero';"],
    [
      'address-evm-checksum',
      'the checksum of EIP-55',
      "!hasEvmChecksum(text) || checksumEvm(hex) === text ? '' : 'checksum'",
      "''",
    ],
  ]),
  ...mutantsIn(`${rules}/base58check.ts`, tests, [
    [
      'address-hash-checksum',
      'the checksum of base58 addresses',
      "if (!payload) return 'checksum';\n  const [version, ...hash]",
      "if (!payload) return '';\n  const [version, ...hash]",
    ],
    ['address-hash-version', 'the version of base58 addresses', ' || !versions.includes(version)'],
    ['address-hash-zero', 'hashes of zeros', "isZero(hash.slice(0, -2)) ? 'zero' : ''", "''"],
    [
      'address-key-length',
      'the length of a key',
      "if (bytes?.length !== 32) return 'format';\n  return isZero([...bytes])",
      'return isZero([...(bytes ?? [1])])',
    ],
    ['address-key-zero', 'the key of zeros', "isZero([...bytes]) ? 'zero' : ''", "''"],
    [
      'address-xrp-checksum',
      'the checksum of XRP addresses',
      "if (!isRight) throw new RangeError('checksum');",
    ],
    [
      'address-xrp-zero',
      'the accounts of XRP without a key',
      "isZero(account.slice(0, -1)) ? 'zero' : ''",
      "''",
    ],
  ]),
  ...mutantsIn(`${rules}/segwit.ts`, tests, [
    [
      'address-mixed-case',
      'the refusal of bech32 in mixed case',
      "if (text !== text.toLowerCase() && text !== text.toUpperCase()) return 'format';",
    ],
    [
      'address-bech32m',
      'the checksum of later witness versions',
      'const later = decode(bech32m, text, prefix);',
      'const later = decode(bech32m, text, prefix) ?? decode(bech32, text, prefix);',
    ],
    [
      'address-program-length',
      'the length of a witness program',
      "if (old.program.length !== 20 && old.program.length !== 32) return 'format';",
    ],
    [
      'address-program-zero',
      'the witness program of zeros',
      "old.program.every((byte) => byte === 0) ? 'zero' : ''",
      "''",
    ],
    [
      'address-test-network',
      'the refusal of test networks',
      'if (read?.prefix !== prefix) return undefined;',
      'if (!read) return undefined;',
    ],
  ]),
  ...mutantsIn(
    `${withdrawals}/addressCheck.ts`,
    [...bank, 'packages/api-mocks/src/resources/recharge'],
    [
      ['address-problem', 'the problem of a recipient in a call', 'if (problem) return reasonFor(problem);'],
      [
        'address-read',
        'an address that is read from a link in a call',
        "if (address !== text) return 'format';",
      ],
      [
        'address-catalogue',
        'the contracts of the catalogue',
        "if (isContract(asset, text)) return 'contract';",
      ],
      [
        'address-self',
        'the deposit address of the merchant itself',
        "if (same(asset, depositAddress(merchant.seed, asset), text)) return 'self';",
      ],
      [
        'address-blacklist',
        'the blacklist',
        "if (blacklist.some((bad) => same(asset, bad, text))) return 'blacklist';",
      ],
      [
        'address-memo-format',
        'the form of a memo',
        "if (!isMemo(asset.chain.family, memo)) return 'memo_format';",
      ],
      [
        'address-memo-required',
        'the memo that an exchange needs',
        "memo === '' && tagNeeded.includes(text) ? 'memo_required' : ''",
        "''",
      ],
    ],
  ),
  ...mutantsIn(`${rules}/recipient.ts`, tests, [
    [
      'recipient-network',
      'the network that a recipient names',
      "if (network && !isNetwork(network, own)) return { kind: 'otherNetwork', network: network.name };",
    ],
    ['recipient-token', 'the token that a recipient names', '!isOf(chosen.token, one)', 'false'],
    [
      'recipient-contract',
      'contracts of the network',
      "isContract || error ? { kind: 'contract' } : undefined",
      'undefined',
    ],
    ['recipient-required', 'required parameters of a link', "key.startsWith('req-')", 'false'],
    ['recipient-call', 'other calls than transfers', "call !== 'transfer'", 'false'],
    [
      'recipient-payee',
      'the payee of a transfer in a link',
      "isTransfer ? params.get('address') : target",
      'target',
    ],
    [
      'recipient-scheme',
      'unknown prefixes',
      "if (!isLabel) return refused({ kind: 'scheme', name: scheme });",
    ],
    [
      'recipient-several',
      'several addresses in one text',
      "if (addresses.length > 1) return refused({ kind: 'several' });",
    ],
    [
      'recipient-doubled',
      'a parameter with two values',
      'if ((params.get(name) ?? value) !== value) return undefined;',
    ],
    [
      'recipient-tag',
      'the tag in the parameters of a link',
      "parts.memo || (tags[0] ?? '')",
      "parts.memo ?? ''",
    ],
    [
      'recipient-family',
      'the name of the family of a wrong address',
      "if (families.length > 0) return { kind: 'mismatch', families };",
    ],
  ]),
  ...mutantsIn(`${rules}/xAddress.ts`, tests, [
    ['x-address-test', 'X-addresses of the test network', "if (has(TEST)) return 'testnet';"],
    ['x-address-flag', 'reserved bytes of an X-address', 'flag > 1 || ', ''],
  ]),
  ...mutantsIn(
    'packages/console/src/features/withdrawals/parts/draft.ts',
    ['packages/console/src/features/withdrawals/parts/recipient.test.tsx'],
    [
      [
        'recipient-whole',
        'the replacement of the whole recipient',
        '    ...noRecipient,\n    address: next',
        '    address: next',
      ],
      [
        'recipient-amount',
        'the amount of the previous link',
        "amount === linkAmount ? '' : amount",
        'amount',
      ],
    ],
  ),
  ...mutantsIn(`${rules}/sameAddress.ts`, tests, [
    [
      'alike-prefix',
      'the fixed prefix in front of compared characters',
      ".replace(family ? prefixes[family] : '', '')",
    ],
    [
      'alike-start',
      'the first characters of look-alikes',
      'bare.slice(0, END) + bare.slice(-END)',
      'bare.slice(-END)',
    ],
    [
      'alike-end',
      'the last characters of look-alikes',
      'bare.slice(0, END) + bare.slice(-END)',
      'bare.slice(0, END)',
    ],
    ['alike-length', 'the number of characters that are compared', 'const END = 4;', 'const END = 5;'],
    ['alike-same', 'the exception of the same address', ' && !isSameAddress(family, a, b)'],
    [
      'same-case',
      'the comparison of addresses without case',
      "new Set(['evm', 'bitcoincash', 'cosmos'])",
      "new Set(['bitcoincash', 'cosmos'])",
    ],
    ['same-bech32', 'the comparison of bech32 without case', ' || /^(bc|ltc)1/i.test(plain)'],
    [
      'same-litecoin',
      'the two encodings of Litecoin',
      "if (family === 'litecoin') return litecoinScript(plain) ?? foldCase(family, plain);",
    ],
    ['same-ton', 'the encodings of TON', "if (family === 'ton') return tonAccount(plain) ?? plain;"],
    ['same-cash-prefix', 'the prefix of Bitcoin Cash', ".replace(/^bitcoincash:/, '')"],
  ]),
  ...mutantsIn(`${withdrawals}/similarAddresses.ts`, bank, [
    ['alike-saved', 'look-alikes of saved addresses', '...savedAddresses(merchant, false),'],
    [
      'alike-deposit',
      'look-alikes of own deposit addresses',
      "{ address: depositAddress(merchant.seed, asset), label: '', source: 'deposit' },",
    ],
    ['alike-paid', 'look-alikes of paid addresses', '...paidAddresses(merchant, now),'],
    ['alike-deleted', 'look-alikes of deleted addresses', '...savedAddresses(merchant, true),'],
  ]),
  ...mutantsIn(
    'packages/console/src/features/addresses/parts/csv.ts',
    ['packages/console/src/features/addresses'],
    [
      ['csv-formula', 'formulas as text in a CSV file', 'escapeFormulae: FORMULA', 'escapeFormulae: false'],
      [
        'csv-look-alike',
        'look-alikes in an imported file',
        "if (seen.some((one) => isSimilarAddress(family, one.address, address))) return 'similar';",
      ],
      [
        'csv-saved',
        'saved addresses in an imported file',
        "if (savedEntryOf(seen, key)?.currency_id === key.currency_id) return 'address_saved';",
      ],
      [
        'csv-memo',
        'tags in an imported file',
        "if (!isMemo(family, memo) || (linked !== '' && linked !== memo)) return 'memo_format';",
      ],
      ['csv-danger', 'the rules of addresses in an imported file', 'problem ?? errorOf()', 'errorOf()'],
    ],
  ),
  ...mutantsIn(
    'packages/api-mocks/src/core/writeWorkbook.ts',
    ['packages/api-mocks/src/core/writeWorkbook.test.ts'],
    [
      [
        'xlsx-formula',
        'formulas as text in a spreadsheet',
        'return safeText(String(cell));',
        "return String(cell).startsWith('=') ? { formula: String(cell).slice(1) } : safeText(String(cell));",
      ],
      ['xlsx-format', 'the text format of cells', "text: '@',", "text: 'General',"],
      [
        'xlsx-control',
        'control characters',
        "(letter >= ' ' && !/[\\uFFFE\\uFFFF]/.test(letter)) || letter === '\\t' || letter === '\\n'",
        'true',
      ],
    ],
  ),
  ...mutantsIn(
    'packages/api-mocks/src/core/writeCsv.ts',
    ['packages/api-mocks/src/core/writeSheet.test.ts'],
    [
      [
        'export-csv-formula',
        'formulas as text in an exported CSV file',
        "FORMULA.test(text) ? `'${text}` : text",
        'text',
      ],
      [
        'export-csv-amount',
        'amounts that stay amounts in an exported CSV file',
        "if (kind !== 'text') return quoted(String(cell));",
      ],
    ],
  ),
];
