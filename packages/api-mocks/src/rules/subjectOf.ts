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

/** One text for one value, whatever the order of its fields; a field that is not sent is not there. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`;
}

/**
 * What the sender of a body agrees to, as the SHA-256 of its fields in hexadecimal: all of them but the proofs
 * and the `request_id`, which differ when the same call is repeated. A ticket is bound to it, and a
 * known `request_id` answers the same subject alone.
 */
export function subjectOf(body: unknown): string {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const subject = Object.fromEntries(fields.filter(([name]) => !besideTheSubject.has(name)));
  return bytesToHex(sha256(utf8ToBytes(canonical(subject))));
}
