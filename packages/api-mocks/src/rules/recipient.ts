import { narrowed, stripInvisible } from '#contract/cleanText.ts';
import type { Currency, CurrencyToken } from '#contract/currencies.ts';
import { addressError, formsOf } from './address.ts';
import type { AddressError, AddressFamily } from './addressFamilies.ts';
import { type AddressHint, addressHint } from './addressHint.ts';
import { isNetwork, type NamedNetwork, networkOfId, networkOfTerm } from './linkNetworks.ts';
import { isSameAddress } from './sameAddress.ts';
import { xAddress } from './xAddress.ts';

type LinkedToken = Pick<CurrencyToken, 'token' | 'contract' | 'decimals'>;

export interface ChosenAsset {
  readonly network: Pick<Currency, 'chain' | 'net_work'> & {
    readonly memo?: boolean | undefined;
    /** The address family. Undefined if only the server can check the addresses of the network. */
    readonly chain_family?: AddressFamily | undefined;
    readonly subset: readonly LinkedToken[];
  };
  readonly token: LinkedToken;
}

/** The changes to the entered text. The form lists them, so that the user can check the recipient. */
export const recipientNotes = [
  'link',
  'label',
  'tag',
  'xAddress',
  'invisible',
  'width',
  'blank',
  'quote',
  'punctuation',
  'hex',
  'lightning',
  'memoDropped',
] as const;
export type RecipientNote = (typeof recipientNotes)[number];

export type RecipientProblem =
  | { readonly kind: 'empty' | 'badLink' | 'several' | Exclude<AddressError, ''> }
  | { readonly kind: 'otherNetwork'; readonly network: string }
  /** The link requests another token. `token` is empty if its contract isn't in the network's list. */
  | { readonly kind: 'otherToken'; readonly token: string }
  | { readonly kind: 'mismatch'; readonly families: readonly AddressFamily[] }
  | { readonly kind: 'hint'; readonly hint: AddressHint }
  /** An unsupported part: an unknown scheme, a required parameter, a foreign letter, or an invalid tag. */
  | { readonly kind: 'scheme' | 'unsupported' | 'letter' | 'tag'; readonly name: string };

/** A recipient. Its fields belong together, so a new recipient must replace all of them. */
export interface Recipient {
  /** The address. If the text has a problem, the whole text as `cleaned` returns it. */
  readonly address: string;
  readonly memo: string;
  /** The amount that the link requests, in the selected token. Empty if the link requests no amount or 0. */
  readonly amount: string;
  readonly notes: readonly RecipientNote[];
  readonly problem: RecipientProblem | undefined;
}

interface Parts {
  readonly address: string;
  readonly memo?: string;
  readonly amount?: string;
  readonly network?: NamedNetwork | undefined;
  /** The requested tokens as symbols or contract addresses. The native token is an empty string. */
  readonly tokens?: readonly string[];
  readonly notes?: readonly RecipientNote[];
  readonly problem?: RecipientProblem;
}

/** The maximum length of a text in characters. A longer text isn't parsed. */
const LONGEST = 4000;

/**
 * Reads an address, a payment request (BIP21, EIP-681, Solana Pay, XRPL), a CAIP-10 or EIP-3770 address, an
 * address with a tag, or a text that contains an address. Compares it with the selected token and network.
 */
export function readRecipient(text: string, chosen: ChosenAsset): Recipient {
  const { clean, notes } = cleaned(text.slice(0, LONGEST + 1));
  if (clean === '') return { ...nothing, problem: { kind: 'empty' } };
  const parts = clean.length > LONGEST ? refused({ kind: 'format' }) : partsOf(clean, chosen);
  const problem = parts.problem ?? problemOf(parts, chosen);
  if (problem) return { ...nothing, address: clean, problem };
  const { memo = '', amount = '' } = parts;
  const isMemoDropped = memo !== '' && !chosen.network.memo;
  return {
    address: parts.address,
    memo: isMemoDropped ? '' : memo,
    amount: /[1-9]/.test(amount) ? amount : '',
    notes: recipientNotes.filter(
      (note) =>
        notes.includes(note) || parts.notes?.includes(note) || (note === 'memoDropped' && isMemoDropped),
    ),
    problem: undefined,
  };
}

const nothing = { address: '', memo: '', amount: '', notes: [] } as const;
const refused = (problem: RecipientProblem): Parts => ({ address: '', problem });

const QUOTES =
  /^[\s"'`“”‘’„‚«»‹›「」『』<>()[\]{}（）【】《》]+|[\s"'`“”‘’„‚«»‹›「」『』<>()[\]{}（）【】《》]+$/gu;
const PUNCTUATION = /[.,;:!?。，；：！？、…]+$/u;

/**
 * Removes invisible characters, quotes and brackets around the text, and punctuation at its end. Converts
 * full-width characters to ASCII.
 */
function cleaned(text: string): { clean: string; notes: RecipientNote[] } {
  const notes: RecipientNote[] = [];
  const step = (note: RecipientNote, from: string, to: string) => {
    if (from !== to) notes.push(note);
    return to;
  };
  const visible = step('invisible', text, stripInvisible(text));
  let clean = step('width', visible, narrowed(visible)).trim();
  for (let before = ''; before !== clean;) {
    before = clean;
    clean = step('quote', clean, clean.replace(QUOTES, ''));
    clean = step('punctuation', clean, clean.replace(PUNCTUATION, '')).trim();
  }
  return { clean, notes };
}

const isAddress = (text: string) => formsOf(text).length > 0 && !addressHint(text);
const isWhole = (text: string, { network }: ChosenAsset) => addressError(network.chain_family, text) === '';

const LABELS = /^(?:address|addr|wallet|account|to|recipient|receiver|deposit)$/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):(?:\/\/)?(?=\S)(.*)$/is;

function partsOf(text: string, chosen: ChosenAsset): Parts {
  const tagged = taggedParts(text);
  if (tagged) return tagged;
  const joined = text.replace(/\s+/g, '');
  const link = SCHEME.exec(joined);
  const scheme = link?.[1] ?? '';
  const symbol = chosen.network.subset.find(({ token }) => same(token, scheme))?.token;
  const named = networkOfTerm(scheme);
  // The prefix can be the symbol of another token, such as `TRX:`. `eth:` and `put:` are networks.
  const isToken = symbol !== undefined && symbol !== chosen.token.token && named?.family !== 'evm';
  const network = isToken && !same(named?.name ?? '', scheme) ? undefined : named;
  // Without a space after the colon, the text is a link such as `xrpl:r…`. `Address: T…` has a label.
  if (link && !/\s/.test(text.slice(0, text.indexOf(':') + 2))) {
    if (network ?? /^(?:eip155|bip122|tip474)$/i.test(scheme))
      return linkParts(scheme, link[2] ?? '', chosen);
    const hint = addressHint(joined);
    if (hint) return refused({ kind: 'hint', hint });
    if (!LABELS.test(scheme) && symbol === undefined) return refused({ kind: 'scheme', name: scheme });
  }
  return labeledParts(text, chosen) ?? bareParts(joined, joined !== text);
}

function bareParts(joined: string, isJoined = false): Parts {
  const decoded = xAddress(joined);
  if (decoded === 'checksum') return refused({ kind: 'checksum' });
  if (decoded === 'testnet') return refused({ kind: 'hint', hint: 'testnet' });
  if (decoded) return { ...decoded, notes: ['xAddress'] };
  const isUpper = /^0X[0-9a-fA-F]{40}$/.test(joined);
  return {
    address: isUpper ? `0x${joined.slice(2)}` : joined,
    notes: [...(isJoined ? (['blank'] as const) : []), ...(isUpper ? (['hex'] as const) : [])],
  };
}

const TAG = String.raw`(?:dt|tag|memo|destination\W?tag|目标标签|标签)\s*`;
const TAG_NAME = String.raw`${TAG}[:=：]?\s*`;
const XRP_ADDRESS = 'r[1-9A-HJ-NP-Za-km-z]{24,34}';
const TAGGED = new RegExp(
  String.raw`^(${XRP_ADDRESS})[\s:?#,;/()（）-]+(?:${TAG_NAME})?(\d{1,10})\W*$`,
  'iu',
);
const STARTING_ADDRESS = new RegExp(String.raw`^${XRP_ADDRESS}(?!\w)`, 'u');
/** A number without a name may be an amount, a date or the number of a list item. */
const NAMED_TAG = new RegExp(String.raw`(?:^|\W)${TAG_NAME}(\d{1,10})(?!\w|\W?\d)`, 'iu');

const OTHER_TAG = new RegExp(String.raw`(?:^|\W)${TAG}[:=：]\s*(\S+)`, 'iu');

/** Rejects an unreadable tag of an XRP address: without it, the money would go to another customer. */
function otherTag(address: string, around: string): Parts | undefined {
  const [, name] = NAMED_TAG.test(around) ? [] : (OTHER_TAG.exec(around) ?? []);
  return name !== undefined && addressError('xrp', address) === ''
    ? refused({ kind: 'tag', name })
    : undefined;
}

/** Parses `r…:7`, `r…?dt=7`, `r…-7` and `r… tag 7`. */
function taggedParts(text: string): Parts | undefined {
  const [, address = '', memo = ''] = TAGGED.exec(text) ?? [];
  if (addressError('xrp', address) === '') return { address, memo, notes: ['tag'] };
  const [start = ''] = STARTING_ADDRESS.exec(text) ?? [];
  return otherTag(start, text.slice(start.length));
}

/** Parses texts such as `USDT (TRC20): T…`, which contain the names of the token and the network. */
function labeledParts(text: string, chosen: ChosenAsset): Parts | undefined {
  const pieces = text.split(/[\s:：=,，;；()（）[\]【】"'“”]+/u).filter((piece) => piece !== '');
  const addresses = [...new Set(pieces.filter((piece) => isAddress(piece) || xAddress(piece) !== undefined))];
  const [found = ''] = addresses;
  if (addresses.length === 0 || pieces.length === 1) return undefined;
  // The text may be one address that was printed in groups of characters.
  if (!addresses.some((piece) => isWhole(piece, chosen)) && isWhole(pieces.join(''), chosen))
    return undefined;
  if (addresses.length > 1) return refused({ kind: 'several' });
  const bare = bareParts(found);
  const around = text.replace(found, ' ');
  const unreadable = otherTag(bare.address, around);
  if (unreadable) return unreadable;
  const [, memo = ''] = NAMED_TAG.exec(around) ?? [];
  const isTagged = memo !== '' && addressError('xrp', bare.address) === '';
  if (isTagged && bare.memo && bare.memo !== memo) return refused({ kind: 'badLink' });
  return {
    ...bare,
    ...(isTagged && { memo }),
    network: pieces
      .map((piece) => networkOfTerm(piece))
      .find((named) => named && !isNetwork(named, chosen.network)),
    tokens: pieces.filter((piece) => chosen.network.subset.some(({ token }) => same(piece, token))),
    notes: ['label', ...(isTagged ? (['tag'] as const) : []), ...(bare.notes ?? [])],
  };
}

const TAG_KEYS = ['dt', 'tag', 'memo', 'destinationtag', 'destination_tag'];
const TOKEN_KEYS = ['spl-token', 'token', 'contract', 'asset', 'currency', 'symbol'];

function linkParts(scheme: string, rest: string, chosen: ChosenAsset): Parts {
  if (/^https?(?::|%3A)/i.test(rest)) return refused({ kind: 'hint', hint: 'link' });
  const lower = scheme.toLowerCase();
  const reference = /^[-\w]{1,32}(?=:.)/.exec(rest)?.[0];
  const listed = reference === undefined ? undefined : networkOfId(`${lower}:${reference}`);
  const network = listed ?? networkOfTerm(lower);
  const isOther = reference !== undefined && !listed && formsOf(reference).length === 0;
  if (!network || isOther)
    return refused({ kind: 'scheme', name: reference === undefined ? scheme : `${scheme}:${reference}` });
  const own = listed && reference !== undefined ? rest.slice(reference.length + 1) : rest;
  const mark = own.indexOf('?');
  const path = mark < 0 ? own : own.slice(0, mark);
  const params = paramsOf(mark < 0 ? '' : own.slice(mark + 1));
  if (!params) return refused({ kind: 'badLink' });
  const required = [...params.keys()].find((key) => key.startsWith('req-'));
  if (required !== undefined) return refused({ kind: 'unsupported', name: required });
  const valuesOf = (keys: readonly string[]) => keys.flatMap((key) => params.get(key) ?? []);
  const isInvoiced = params.has('lightning');
  const parts =
    network.family === 'evm'
      ? evmParts(path, params, lower === 'ethereum' && !listed ? undefined : network, chosen)
      : coinParts(path === '' ? (params.get('bc') ?? '') : path, network);
  if (parts.problem) return parts;
  if (parts.address === '')
    return refused(isInvoiced ? { kind: 'hint', hint: 'lightning' } : { kind: 'badLink' });
  const amount = parts.amount ?? decimalOf(params.get('amount'));
  if (amount === undefined) return refused({ kind: 'badLink' });
  const tags = valuesOf(TAG_KEYS).filter((tag) => tag !== '');
  const memo = parts.memo || (tags[0] ?? '');
  if (tags.some((tag) => tag !== memo)) return refused({ kind: 'badLink' });
  const named = [...(parts.tokens ?? []), ...valuesOf(TOKEN_KEYS)];
  // In Solana Pay and EIP-681, a link that has an amount but no token requests the native token.
  const isNative = /^(evm|solana)$/.test(network.family) && amount !== '' && named.length === 0;
  return {
    network: parts.network,
    address: parts.address,
    memo,
    amount,
    tokens: isNative ? [''] : named,
    notes: ['link', ...(isInvoiced ? (['lightning'] as const) : []), ...(parts.notes ?? [])],
  };
}

/** Returns lowercase names. Returns undefined if a parameter occurs twice with different values. */
function paramsOf(query: string): ReadonlyMap<string, string> | undefined {
  const params = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(query)) {
    const name = key.toLowerCase();
    if ((params.get(name) ?? value) !== value) return undefined;
    params.set(name, value.trim());
  }
  return params;
}

function coinParts(path: string, network: NamedNetwork): Parts {
  const target = path.split('/').findLast((part) => part !== '') ?? '';
  return { ...(taggedParts(target) ?? bareParts(target)), network };
}

/** Parses `pay-target@chain/call?…` (EIP-681). `prefix` is undefined for `ethereum:`. */
function evmParts(
  path: string,
  params: ReadonlyMap<string, string>,
  prefix: NamedNetwork | undefined,
  { token }: ChosenAsset,
): Parts {
  const [, target = '', chain, call] = /^(?:pay-)?([^@/]*)(?:@([^@/]*))?(?:\/([^@/]+))?$/i.exec(path) ?? [];
  const named = chain === undefined ? prefix : networkOfId(`eip155:${Number(chain)}`);
  const isContradictory = prefix !== undefined && named?.name !== prefix.name;
  if (target === '' || isContradictory || (chain !== undefined && !named))
    return refused({ kind: 'badLink' });
  if (call !== undefined && call !== 'transfer') return refused({ kind: 'unsupported', name: call });
  const isTransfer = call === 'transfer';
  // A token transfer with a `value` would also send the native token.
  const isMixed = params.has(isTransfer ? 'value' : 'uint256');
  const address = isTransfer ? params.get('address') : target;
  const requested = params.get(isTransfer ? 'uint256' : 'value');
  const contract = bareParts(target).address;
  // If the contract isn't the contract of the selected token, the recipient is rejected.
  const decimals = isTransfer ? token.decimals : 18;
  const amount = requested === undefined ? undefined : unitsOf(requested, decimals);
  if (address === undefined || isMixed || (requested !== undefined && amount === undefined))
    return refused({ kind: 'badLink' });
  return {
    ...bareParts(address),
    network: named,
    ...(amount !== undefined && { amount }),
    ...(isTransfer && { tokens: [contract] }),
  };
}

/** Returns '' without an amount, and undefined for an invalid amount. */
function decimalOf(text = ''): string | undefined {
  if (text === '') return '';
  const [, whole = '', part = ''] = /^(?=.{1,60}$)0*(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + part === '' && !/^0+\.?$/.test(text)) return undefined;
  const trimmed = part.replace(/0+$/, '');
  return `${whole || '0'}${trimmed === '' ? '' : `.${trimmed}`}`;
}

/** Converts smallest units, such as `2.014e18` (EIP-681). Returns undefined for fractions of a unit. */
function unitsOf(text: string, decimals: number): string | undefined {
  const [, whole = '', part = '', exponent = '0'] = /^\+?(\d*)(?:\.(\d+))?(?:e(\d{1,2}))?$/i.exec(text) ?? [];
  const digits = whole + part;
  const shift = Number(exponent) - part.length;
  if (digits === '' || /[1-9]/.test(digits.slice(shift < 0 ? shift : digits.length))) return undefined;
  const units = (shift < 0 ? digits.slice(0, shift) : digits + '0'.repeat(shift)).padStart(decimals + 1, '0');
  return decimalOf(`${units.slice(0, units.length - decimals)}.${units.slice(units.length - decimals)}`);
}

function problemOf(parts: Parts, chosen: ChosenAsset): RecipientProblem | undefined {
  const { address, network, tokens = [] } = parts;
  const { network: own } = chosen;
  if (network && !isNetwork(network, own)) return { kind: 'otherNetwork', network: network.name };
  // If the contract address is unknown, only the symbol is compared.
  const isOf = ({ token, contract }: LinkedToken, requested: string) =>
    same(requested, token) ||
    (contract !== undefined && isSameAddress(own.chain_family, requested, contract));
  const token = tokens.find((one) => !isOf(chosen.token, one));
  if (token !== undefined) {
    const named = own.subset.find((one) => isOf(one, token))?.token;
    return { kind: 'otherToken', token: named ?? (token.length > 12 ? '' : token.toUpperCase()) };
  }
  const hint = addressHint(address);
  if (hint) return { kind: 'hint', hint };
  const error = addressError(own.chain_family, address);
  const isContract = own.subset.some(
    ({ contract }) => contract && isSameAddress(own.chain_family, contract, address),
  );
  if (error === '') return isContract ? { kind: 'contract' } : undefined;
  if (error !== 'format') return { kind: error };
  const families = formsOf(address);
  if (families.length > 0) return { kind: 'mismatch', families };
  const letter = /[^\x20-\x7E]/u.exec(address)?.[0];
  return letter === undefined ? { kind: 'format' } : { kind: 'letter', name: letter };
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
