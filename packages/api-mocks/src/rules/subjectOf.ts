import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const besideTheSubject = new Set([
  'google_code',
  'email_code',
  'sms_code',
  'password',
  'ticket',
  'request_id',
]);

/** Returns a text that is the same for equal values. The order of fields and undefined fields are ignored. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}

/** Returns a SHA-256 hash in hexadecimal, without verification fields and `request_id`. */
export function subjectOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const subject = Object.fromEntries(fields.filter(([name]) => !besideTheSubject.has(name)));
  return bytesToHex(sha256(utf8ToBytes(canonical(subject))));
}
