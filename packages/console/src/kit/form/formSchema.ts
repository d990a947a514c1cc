/** The part of a Standard Schema (https://standardschema.dev) that forms use. Valibot implements it. */
export interface FormSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>;
  };
}

type PathPart = PropertyKey | { readonly key: PropertyKey };

interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly PathPart[] | undefined;
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** The errors by field. The key '' has the error without a field. */
type SchemaErrors = ReadonlyMap<string, string>;

export type Validated<Output> =
  | { readonly errors?: undefined; readonly output: Output }
  | { readonly errors: SchemaErrors };

/** Validates values with a schema. @throws {TypeError} if the schema is asynchronous */
export function validate<Output>(schema: FormSchema<Output>, values: unknown): Validated<Output> {
  const result = schema['~standard'].validate(values);
  if (result instanceof Promise) throw new TypeError('The schema of a form has to be synchronous.');
  if (!result.issues) return { output: result.value };
  const errors = new Map<string, string>();
  for (const { message, path } of result.issues) {
    const name = fieldNameOf(path);
    if (!errors.has(name)) errors.set(name, message);
  }
  return { errors };
}

function fieldNameOf(path: SchemaIssue['path']): string {
  const first = path?.[0];
  if (first === undefined) return '';
  return String(typeof first === 'object' ? first.key : first);
}
