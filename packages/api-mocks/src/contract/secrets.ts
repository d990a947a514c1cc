import * as v from 'valibot';

/**
 * What a caller has to prove to read a secret. Every secret belongs to one merchant and is sent to their sessions alone.
 * - `signIn`: the credential, and the second step if one is on.
 * - `codes`: the codes, or the ticket, that 10038 asks for.
 * - `authenticator`: a code of the merchant's authenticator.
 * - `unbound`: that no authenticator is bound yet, or a ticket.
 * - `session`: a session, and nothing more.
 */
export type SecretProof = 'signIn' | 'codes' | 'authenticator' | 'unbound' | 'session';

/** The mark, which is an extension of the OpenAPI document, too. */
export const SECRET = 'x-secret';

/** Marks a text of a response as a secret. No other field may contain it. */
/* @__NO_SIDE_EFFECTS__ */
export const secret = (proof: SecretProof) => v.pipe(v.string(), v.metadata({ [SECRET]: proof }));
