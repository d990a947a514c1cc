import { sha256 } from '@noble/hashes/sha2.js';
import { base58, bech32, bech32m, createBase58check } from '@scure/base';
import { chainFamilies, type ChainFamily } from '../../contract/enumerations.ts';
import { checksumEvm } from './derive.ts';

export type AddressFault = '' | 'format' | 'checksum' | 'zero';

const base58check = createBase58check(sha256);

function succeeds(attempt: () => unknown): boolean {
  try {
    return attempt() !== undefined;
  } catch {
    return false;
  }
}

function checkEvm(text: string): AddressFault {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'format';
  const hex = text.slice(2);
  if (/^0{40}$/.test(hex) || /^0{36}dead$/i.test(hex)) return 'zero';
  // All of one case carries no checksum and is accepted (EIP-55).
  const isPlain = hex === hex.toLowerCase() || hex === hex.toUpperCase();
  return isPlain || checksumEvm(hex) === text ? '' : 'checksum';
}

function base58Payload(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text);
  } catch {
    return undefined;
  }
}

function checkTron(text: string): AddressFault {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return 'format';
  const payload = base58Payload(text);
  if (!payload) return 'checksum';
  if (payload.length !== 21 || payload[0] !== 0x41) return 'format';
  return payload.slice(1).every((byte) => byte === 0) ? 'zero' : '';
}

/** BIP-173 for version 0, BIP-350 for the later ones; mixed case is illegal, other networks are refused. */
function checkSegwit(text: string): AddressFault {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return 'format';
  const decode = (coder: typeof bech32) => {
    try {
      const { prefix, words } = coder.decode(`bc1${text.toLowerCase().slice(3)}`, 90);
      const [version = -1, ...rest] = words;
      return prefix === 'bc' ? { version, program: coder.fromWords(rest) } : undefined;
    } catch {
      return undefined;
    }
  };
  const old = decode(bech32);
  const later = decode(bech32m);
  if (old?.version === 0) return old.program.length === 20 || old.program.length === 32 ? '' : 'format';
  if (later && later.version > 0) return later.version === 1 && later.program.length !== 32 ? 'format' : '';
  return 'checksum';
}

function checkBitcoin(text: string): AddressFault {
  if (/^bc1/i.test(text)) return checkSegwit(text);
  if (!/^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/.test(text)) return 'format';
  const payload = base58Payload(text);
  if (!payload) return 'checksum';
  return payload.length === 21 && (payload[0] === 0 || payload[0] === 5) ? '' : 'format';
}

function checkBase58Key(text: string): AddressFault {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return 'format';
  if (!succeeds(() => base58.decode(text))) return 'format';
  const bytes = base58.decode(text);
  if (bytes.length !== 32) return 'format';
  return bytes.every((byte) => byte === 0) ? 'zero' : '';
}

const checks: Readonly<Record<ChainFamily, (text: string) => AddressFault>> = {
  evm: checkEvm,
  tron: checkTron,
  bitcoin: checkBitcoin,
  solana: checkBase58Key,
  put: checkBase58Key,
};

/** What is wrong with an address of a family, by its own rules; nothing when it is one. */
export function addressFault(family: ChainFamily, text: string): AddressFault {
  return checks[family](text);
}

/** The families in which a text is an address. Solana and PUT cannot be told apart. */
export function familiesOf(text: string): ChainFamily[] {
  return chainFamilies.filter((family) => addressFault(family, text) === '');
}

/** The families whose form a text has, even when its checksum is wrong. */
export function formsOf(text: string): ChainFamily[] {
  return chainFamilies.filter((family) => addressFault(family, text) !== 'format');
}
