type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return [];
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (Array.isArray(value)) return [key, []];
      if (['total', 'unread'].includes(key)) return [key, typeof value === 'string' ? '0' : 0];
      if (key.startsWith('sum_')) return [key, '0'];
      return [key, value];
    }),
  );
}

const ignored = new Set(['current', 'pageSize', 'columns', 'all', 'start_time', 'end_time']);

export function isFiltered(query: Plain): boolean {
  return Object.entries(query).some(([key, value]) => !ignored.has(key) && value !== '');
}

export function firstOnly(data: unknown, count: number): unknown {
  if (!isPlain(data) || !Array.isArray(data['list'])) return data;
  return { ...data, list: data['list'].slice(0, count), total: Math.min(count, data['list'].length) };
}

const LONG_TEXTS =
  'Internationale Abrechnungs- und Zahlungsverkehrsgesellschaft für grenzüberschreitende Onlinehandelsplattformen mbH & Co. KGaA';
const longKeys = new Set([
  'name',
  'apply_name',
  'title',
  'content',
  'remark',
  'out_trade_no',
  'label',
  'theme',
  'reason',
]);

const unbrokenKeys = new Set([
  ...longKeys,
  'token',
  'chain',
  'net_work',
  'network',
  'email',
  'device',
  'website',
  'detail',
  'description',
  'event',
  'fiat_name',
  'name_mask',
]);
/** An unusual text without spaces: 300 Latin letters, two direction marks and three Hebrew letters. */
const UNBROKEN = `\u202E${'W'.repeat(150)}\u2067\u05D0\u05D1\u05D2${'i'.repeat(150)}`;

type Change = (text: string, key: string) => string;

function withTexts(data: unknown, keys: ReadonlySet<string>, change: Change): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => withTexts(item, keys, change));
  if (!isPlain(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) =>
      typeof value === 'string' && keys.has(key)
        ? [key, change(value, key)]
        : [key, withTexts(value, keys, change)],
    ),
  );
}

export const unbroken = (data: unknown): unknown =>
  withTexts(data, unbrokenKeys, (text) => `${text}${UNBROKEN}`);

export const lengthened = (data: unknown): unknown =>
  withTexts(data, longKeys, (text, key) =>
    key === 'out_trade_no' ? `${text}-${'0123456789'.repeat(6)}` : `${text} ${LONG_TEXTS}`,
  );

export function misshapen(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(misshapen);
  if (typeof data === 'string') return data.length;
  if (typeof data === 'number') return { value: data };
  if (typeof data === 'boolean') return 'yes';
  if (!isPlain(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, misshapen(value)]));
}
