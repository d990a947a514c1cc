import * as v from 'valibot';

/** The groups of calls and fields that the specification doesn't define. A server can offer or omit each group. */
export const extensionGroups = [
  'account',
  'addresses',
  'billing',
  'callbacks',
  'exports',
  'links',
  'orders',
  'outgoingTransfers',
  'payments',
  'reports',
  'search',
  'status',
  'views',
  'workOrders',
] as const;
export type ExtensionGroup = (typeof extensionGroups)[number];

/** A description of each group: the parts of the console that use it, and the console's behavior without it. */
export const extensionTexts: Readonly<
  Record<ExtensionGroup, { readonly shows: string; readonly without: string }>
> = {
  account: {
    shows:
      'sessions, recovery codes, forgotten passwords, the transaction password, the anti-phishing phrase, signing keys and the state of an application for the permission',
    without: 'the account password is the only one, and the second step of a sign-in sends `X-Token`',
  },
  addresses: { shows: 'the address book and its restrictions', without: 'addresses are typed or scanned' },
  billing: { shows: 'payment settings, automatic collection and statements', without: 'left out' },
  callbacks: { shows: 'the log of webhook callbacks, retries and additional endpoints', without: 'left out' },
  exports: { shows: 'the choice of columns and CSV for exports', without: 'exports are spreadsheets' },
  links: { shows: 'orders and payment links that are created in the console', without: 'left out' },
  orders: {
    shows: 'scopes, expiry, last use and a second secret of the keys for orders by API',
    without: 'a key has one secret, and rotating it ends the old one immediately',
  },
  outgoingTransfers: {
    shows: 'quoted fees, cancelations, the freeze and the lookup of lost requests',
    without: 'fees are estimates, and the outcome of a lost request stays unknown',
  },
  payments: { shows: 'additional payment filters, totals, refunds and reviews', without: 'left out' },
  reports: {
    shows: 'the month’s closing, reports, and statements for any period',
    without: 'left out, as are their menu item and links',
  },
  search: {
    shows: 'the search over everything, and announcements by type',
    without: 'no search; the ticker shows the announcements among the 100 newest unread messages',
  },
  status: { shows: 'items that need attention, and the status of the service', without: 'left out' },
  views: { shows: 'saved views', without: 'left out' },
  workOrders: { shows: 'work orders and uploads', without: 'left out' },
};

/** Checks if a field of a response is an extension, or if a parameter belongs to an extension group. */
export const isExtension = (schema: v.GenericSchema): boolean => 'x-extension' in v.getMetadata(schema);

/** Returns the extension group of a parameter or field of a request. */
export function groupOf(schema: v.GenericSchema): ExtensionGroup | undefined {
  const { 'x-extension': mark } = v.getMetadata(schema);
  return extensionGroups.find((group) => group === mark);
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** Returns the variants of a union. Returns an empty list for any other schema. */
export const variantsOf = (schema: v.GenericSchema): readonly v.GenericSchema[] =>
  'options' in schema && Array.isArray(schema.options) ? schema.options.filter(isSchema) : [];

/** Returns the fields of an object, or of all variants of a union. Empty for any other schema. */
export function fieldsOf(schema: v.GenericSchema | undefined): ReadonlyMap<string, v.GenericSchema> {
  if (schema === undefined) return new Map();
  if ('wrapped' in schema && isSchema(schema.wrapped)) return fieldsOf(schema.wrapped);
  const variants = variantsOf(schema);
  if (variants.length > 0) return new Map(variants.flatMap((variant) => [...fieldsOf(variant)]));
  const entries = 'entries' in schema ? Object.entries(schema.entries ?? {}) : [];
  return new Map(entries.filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])));
}

/** Returns the schema of the items of a list. Returns `undefined` for any other schema. */
export const itemOf = (schema: v.GenericSchema): v.GenericSchema | undefined =>
  'wrapped' in schema && isSchema(schema.wrapped)
    ? itemOf(schema.wrapped)
    : 'item' in schema && isSchema(schema.item)
      ? schema.item
      : undefined;
