import type { Application } from '@settlement/api-mocks/contract/applications';
import { appMode } from '@settlement/api-mocks/contract/enumerations';
import { webAddress } from '@settlement/api-mocks/contract/hashes';
import { DEFAULT_SCOPES } from '@settlement/api-mocks/contract/scopes';
import { isReachable } from '@settlement/api-mocks/rules/isReachable';
import * as v from 'valibot';
import { useMemo } from 'react';
import type { ApplicationChange, ApplicationSection, NewApplication } from '#data/applications.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { useEditDraft } from '#data/page/drafts.ts';
import { type Added, addIps, readEntries, writeEntries } from './ipEntries.ts';
import { endings, endOf, scopesOf } from './rights.ts';
import type { Rights } from './RightsFields.tsx';

/** The values of a new application. Each value is a string or a boolean, so that a draft can be stored. */
export const emptyApplication = {
  name: '',
  logo: '',
  website: '',
  mode: '1',
  payment: '3',
  currencies: '',
  notifyUrl: '',
  ipOn: false,
  /** The IP addresses, one per line. A space separates an address from its note. */
  ips: '',
  /** The typed IP addresses that aren't in the list yet. They're saved together with the list. */
  typedIps: '',
  /** The scopes, separated by commas. */
  scopes: DEFAULT_SCOPES.join(','),
  ending: '365',
  day: '',
};
export type Values = typeof emptyApplication;
export type Field = keyof Values;
export type FieldErrors = Partial<Record<Field, FieldMessage>>;

const LONGEST_NAME = 60;

export const fieldsOf = {
  basic: ['name', 'logo', 'website'],
  mode: ['mode', 'payment'],
  networks: ['currencies'],
  callback: ['notifyUrl'],
  ip: ['ipOn', 'ips', 'typedIps'],
} as const satisfies Record<Exclude<ApplicationSection, 'keys'>, readonly Field[]>;
export type FormSection = keyof typeof fieldsOf;
export const rightsFields = ['scopes', 'ending', 'day'] as const satisfies readonly Field[];
export const formSections: readonly FormSection[] = ['basic', 'mode', 'networks', 'callback', 'ip'];

function valuesOf(app: Application): Values {
  return {
    name: app.name,
    logo: app.logo,
    website: app.website,
    mode: String(app.mode),
    payment: String(app.payment_mode),
    currencies: app.currencies.map(({ id }) => id).join(','),
    notifyUrl: app.notify_url,
    ipOn: app.ip_whitelist_status === 1,
    ips: writeEntries(app.ip_whitelist),
    typedIps: '',
    scopes: app.scopes.join(','),
    ending: app.expire_time === 0 ? 'never' : 'keep',
    day: '',
  };
}

export function idsOf(currencies: string): string[] {
  return currencies.split(',').filter((id) => id !== '');
}

const addressError = (url: string): FieldMessage | undefined =>
  url === '' ? 'required' : v.is(webAddress, url) ? undefined : 'urlAddress';

const modeOf = (mode: string): 1 | 2 => (mode === '2' ? 2 : 1);

/** Returns the error of a callback URL. Only a live application must have a public URL. */
export function notifyUrlError(url: string, mode: number): FieldMessage | undefined {
  const error = addressError(url);
  if (error !== undefined || mode !== appMode.live) return error;
  return isReachable(url) ? undefined : 'private_address';
}

export const addTyped = ({ ips, typedIps }: Values): Added => addIps(readEntries(ips), typedIps);

const rules: Partial<Record<Field, (values: Values) => FieldMessage | undefined>> = {
  name: ({ name }) =>
    name.trim() === '' ? 'required' : name.trim().length > LONGEST_NAME ? 'too_long' : undefined,
  website: ({ website }) => addressError(website.trim()),
  currencies: ({ currencies }) => (idsOf(currencies).length === 0 ? 'required' : undefined),
  notifyUrl: ({ notifyUrl, mode }) => notifyUrlError(notifyUrl.trim(), modeOf(mode)),
  ips: (values) => (values.ipOn && addTyped(values).entries.length === 0 ? 'empty_whitelist' : undefined),
  typedIps: (values) => {
    const { invalid, tooMany } = addTyped(values);
    return invalid.length > 0 ? 'invalid IP format' : tooMany.length > 0 ? 'too_many' : undefined;
  },
};

export function errorsOf(values: Values, sections: readonly FormSection[] = formSections): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of sections.flatMap((section): readonly Field[] => fieldsOf[section])) {
    const error = rules[field]?.(values);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

const paymentOf = (payment: string): 1 | 2 | 3 => (payment === '1' ? 1 : payment === '2' ? 2 : 3);

function whitelistOf(values: Values) {
  const { entries } = addTyped(values);
  return {
    ip_whitelist_status: values.ipOn ? (1 as const) : (2 as const),
    ip_whitelist: entries.map(({ ip }) => ip),
    ip_notes: Object.fromEntries(entries.map(({ ip, note }) => [ip, note])),
  };
}

export function changeOf(id: string, section: FormSection, values: Values): ApplicationChange {
  const parts = {
    basic: { name: values.name.trim(), logo: values.logo, website: values.website.trim() },
    mode: { mode: modeOf(values.mode), payment_mode: paymentOf(values.payment) },
    networks: { currency_ids: idsOf(values.currencies) },
    callback: { notify_url: values.notifyUrl.trim() },
    ip: whitelistOf(values),
  } satisfies Record<FormSection, Omit<ApplicationChange, 'id'>>;
  return { id, ...parts[section] };
}

export const rightsOf = ({ scopes, ending, day }: Values): Rights => ({
  scopes: new Set(idsOf(scopes)),
  ending: endings.find((one) => one === ending) ?? '365',
  day,
});

/** Returns the request body of a new application. `now` is in Unix seconds. */
export function newOf(values: Values, now: number, zone: string): NewApplication {
  const { scopes, ending, day } = rightsOf(values);
  return {
    name: values.name.trim(),
    logo: values.logo,
    website: values.website.trim(),
    mode: modeOf(values.mode),
    payment_mode: paymentOf(values.payment),
    currency_ids: idsOf(values.currencies),
    notify_url: values.notifyUrl.trim(),
    ...whitelistOf(values),
    scopes: scopesOf(scopes),
    expire_time: endOf(ending, 0, now, day, zone),
  };
}

export function useAppDraft(app: Application) {
  const saved = useMemo(() => valuesOf(app), [app]);
  const [values, patch] = useEditDraft(`application-${app.id}`, saved);
  return {
    saved,
    values,
    patch,
    isDirty: (fields: readonly Field[]) => fields.some((field) => values[field] !== saved[field]),
    forget: (fields: readonly Field[]) =>
      patch((current) => ({
        ...current,
        ...Object.fromEntries(fields.map((field) => [field, saved[field]])),
      })),
  };
}
