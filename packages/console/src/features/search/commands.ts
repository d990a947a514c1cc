import type { ExtensionGroup } from '@settlement/api-mocks/contract/extensions';
import type { MessageId } from '#i18n/ids.ts';
import type { Text } from '#i18n/useText.ts';
import { type PagePath, menuPageAt, pageAt, titleOf } from '#lib/address/pages.ts';
import type { Day } from '#lib/time/time.ts';
import { abouts } from './abouts.ts';
import { readDays } from './dates.ts';
import { type Entry, type Target, datedLabels, entries, suggested } from './entries.ts';
import { match } from './match.ts';
import { type FormFacts, type FormFields, fillForms } from './stage.ts';

export interface Command {
  readonly id: string;
  /** The kind. `lookup` opens the payments with a transaction ID or address, after other results. */
  readonly kind: 'form' | 'record' | Entry['kind'] | 'view' | 'lookup';
  readonly title: string;
  readonly detail?: string | undefined;
  readonly target: Target;
  readonly fields?: FormFields | undefined;
  readonly about?: MessageId | undefined;
}

export interface CommandFacts extends FormFacts {
  readonly text: Text;
  readonly today: Day;
  readonly offers: (group: ExtensionGroup | undefined) => boolean;
  /** Checks if the server and the device support the target. */
  readonly isAvailable: (target: Target) => boolean;
  readonly applications: readonly { readonly id: string; readonly name: string }[];
  readonly views: readonly { readonly name: string; readonly to: string }[];
}

const MOST_FORMS = 5;
const MOST = 8;
const AMOUNT = /^(refund |退款 ?)?\$?(\d{1,6}|\d{1,12}\.\d{1,6})(?: ?(usdt|usd))?$/i;
const TRANSACTION = /^(0x)?[\da-f]{64}$/i;
const ADDRESS = /^(?=.*\d)(?=.*[a-z])[\da-z]{26,62}$/i;

const pageOf = (to: string): PagePath => pageAt(to.replace(/[?#].*/s, '')) ?? '/';

/** Returns the titles of the parent page, the page and the account tab of a URL. */
export function pathOf(to: string, text: Text): string[] {
  const page = pageOf(to);
  const above = menuPageAt(page);
  return [
    ...(above !== undefined && above !== page ? [text(titleOf(pageOf(above), 'desktop'))] : []),
    text(titleOf(page, 'desktop')),
    ...(to.includes('_security') ? [text('account.tab.security')] : []),
    ...(to.includes('_billSetting') ? [text('account.tab.billing')] : []),
  ];
}

function commandsOf({ kind, label, target }: Entry, { text, applications }: CommandFacts): Command[] {
  const title = text(label);
  const about = abouts[label];
  if ('change' in target) {
    const detail = label.startsWith('shell.theme.') ? text('shell.theme') : undefined;
    return [{ id: label, kind, title, detail, target, about }];
  }
  const [page, section] = target.to.split('{app}');
  if (section !== undefined && applications.length > 0)
    return applications.map(({ id, name }, index) => ({
      // With an ID of an application, the command would lose the focus when the applications load.
      id: index === 0 ? label : `${label} ${id}`,
      kind,
      title,
      detail: name,
      target: { to: `${page}${id}${section}` },
      about,
    }));
  const to = section === undefined ? target.to : '/appManage';
  const name = text(titleOf(pageOf(to), 'desktop'));
  return [{ id: label, kind, title, detail: name === title ? undefined : name, target: { to }, about }];
}

const open = (kind: Command['kind'], title: string, to: string, detail?: string): Command => ({
  id: to,
  kind,
  title,
  detail,
  target: { to },
  about: 'search.about.filtered',
});

export function findCommands(typed: string, facts: CommandFacts): Command[] {
  const { text, today, offers, isAvailable, views } = facts;
  const query = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const viewCommands = views.map(({ name, to }) => open('view', name, to));
  const isOffered = ({ needs, target }: Entry) => offers(needs) && isAvailable(target);
  if (query === '')
    return [...suggested.filter(isOffered).flatMap((entry) => commandsOf(entry, facts)), ...viewCommands];

  const days = readDays(query, today);
  const scoreOf = (names: readonly string[]) =>
    Math.max(match(names, query.toLowerCase()), days === undefined ? 0 : match(names, days.rest) / 2);
  const ranked: { score: number; commands: readonly Command[] }[] = [];
  const add = (score: number, commands: readonly Command[]) => {
    if (score > 0 && commands.length > 0) ranked.push({ score, commands });
  };

  const forms = fillForms(text, query, facts).slice(0, MOST_FORMS);
  add(
    200,
    forms.map(({ title, detail, to, fields }) => ({ ...open('form', title, to, detail), fields })),
  );
  for (const entry of entries.filter(isOffered)) {
    const names = [text(entry.label), ...entry.terms];
    add(scoreOf(names), commandsOf(entry, facts));
    if (days && 'to' in entry.target && datedLabels.includes(entry.label)) {
      const score = days.rest === '' ? 95 : match(names, days.rest);
      const detail = days.from === days.to ? days.from : `${days.from} – ${days.to}`;
      add(score && score + 5, [open('record', text(entry.label), withDays(entry.target.to, days), detail)]);
    }
  }
  for (const view of viewCommands) add(match([view.title], query.toLowerCase()), [view]);

  const [, refund, amount] = AMOUNT.exec(query) ?? [];
  if (amount !== undefined && offers('payments')) {
    const to = `/record?min_amount=${amount}&max_amount=${amount}`;
    add(refund === undefined ? 95 : 120, [open('record', text('search.amount', { amount }), to)]);
  }
  const filter = TRANSACTION.test(query) ? 'txid' : ADDRESS.test(query) ? 'address' : undefined;
  if (filter !== undefined && offers('payments'))
    add(1, [open('lookup', text(`search.by.${filter}`), `/record?${filter}=${query}`)]);

  return ranked
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ commands }) => commands)
    .slice(0, MOST);
}

function withDays(to: string, { from, to: last }: { readonly from: Day; readonly to: Day }): string {
  return `${to}${to.includes('?') ? '&' : '?'}range=days&from=${from}&to=${last}`;
}
