import * as v from 'valibot';

interface RejectionDetails {
  readonly errors?: Readonly<Record<string, string>>;
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
}

export class Rejection extends Error {
  readonly status: number;
  readonly details: RejectionDetails;

  constructor(status: number, message: string, details: RejectionDetails = {}) {
    super(message);
    this.name = 'Rejection';
    this.status = status;
    this.details = details;
  }
}

export function notAllowed(field: string, value: string, allowed: readonly string[]): Rejection {
  const msg = `${field}: there is no ${JSON.stringify(value)}. Use ${allowed.join(', ')}`;
  return new Rejection(422, msg, { errors: { [field]: msg }, allowed: { [field]: allowed } });
}

const noStore = { 'cache-control': 'no-store' } as const;

export const controlAnswer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: noStore });

export function rejected(
  { status, message, details }: Rejection,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(
    { code: status, msg: message, ...details },
    { status, headers: { ...noStore, ...headers } },
  );
}

export async function readControl<S extends v.GenericSchema>(
  schema: S,
  request: Request,
): Promise<v.InferOutput<S>> {
  const text = await request.text();
  let body: unknown = {};
  try {
    if (text !== '') body = JSON.parse(text);
  } catch {
    throw new Rejection(400, 'The body is not valid JSON');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'body';
    errors[field] ??= issue.received === 'undefined' ? `${field} is missing` : issue.message;
  }
  throw new Rejection(422, Object.values(errors)[0] ?? 'The body is invalid', { errors });
}
