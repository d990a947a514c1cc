// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, describe } from 'vitest';
import { inStore } from '#app/testingReact.tsx';
import { success, testConsole } from '#app/testing.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { DocsSearch, type DocsEntry, searchDocs } from './DocsSearch.tsx';

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});

function Guide() {
  const text = useText();
  return <section id="webhooks">HMAC {text('docs.webhooks.intro')}</section>;
}

it('the documentation search shows results in a new language after a change', async () => {
  const { store } = testConsole(() => success(null));
  render(
    inStore(
      store,
      <>
        <DocsSearch />
        <Guide />
      </>,
    ),
  );
  const results = () => within(screen.getByRole('list')).getAllByRole('listitem');
  const search = (query: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });

  search('10023');
  expect(results().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Your available balance is too low'),
  ]);
  await act(async () => store.set(languageAtom, 'zh-CN'));
  expect(results().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('可用余额不足')]);

  search('HMAC');
  const excerpt = () =>
    results()
      .map(({ textContent }) => textContent)
      .join(' ');
  expect(excerpt()).toMatch(/HMAC \p{Script=Han}/u);
  await act(async () => store.set(languageAtom, 'en-US'));
  expect(excerpt()).toMatch(/HMAC [A-Z]/);
});

const entries: readonly DocsEntry[] = [
  {
    kind: 'guide',
    anchor: 'webhooks',
    title: 'Webhooks',
    text: 'A signature proves that a delivery is ours.',
  },
  { kind: 'guide', anchor: 'signature', title: 'Check a signature', text: 'Paste what you received.' },
  { kind: 'call', anchor: 'swap.create', title: 'POST /api/v1/swap', text: 'Swaps one token for another' },
  {
    kind: 'error',
    anchor: 'error-10023',
    title: '10023 Insufficient balance',
    text: 'Deposit more.',
    keywords: '余额不足',
  },
];
const anchors = (query: string) => searchDocs(entries, query).map(({ anchor }) => anchor);

describe('searchDocs', () => {
  it.each([
    ['10023', ['error-10023']],
    ['余额', ['error-10023']],
    ['  BALANCE insufficient ', ['error-10023']],
    ['signature', ['signature', 'webhooks']],
    ['post swap', ['swap.create']],
    ['balance signature', []],
    ['   ', []],
  ])('finds the query %j in the entries %j', (query, expected) => {
    expect(anchors(query)).toEqual(expected);
  });

  it('lists titles that start with the query first', () => {
    expect(anchors('webhooks')[0]).toBe('webhooks');
    expect(anchors('check')[0]).toBe('signature');
  });

  it('shows only the match and its context from a long text', () => {
    expect(searchDocs(entries, '10023')[0]?.excerpt).toBe('Deposit more.');
    const text = `${'before '.repeat(40)}needle${' after'.repeat(40)}`;
    const excerpt =
      searchDocs([{ kind: 'guide', anchor: 'a', title: 'A', text }], 'needle')[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^…before .*needle.* after…$/);
    expect(excerpt.length).toBeLessThan(205);
  });

  it('truncates a long text without spaces', () => {
    const text = `${'前'.repeat(200)}签名${'后'.repeat(200)}`;
    const [match] = searchDocs([{ kind: 'guide', anchor: 'a', title: 'A', text }], '签名');
    expect(match?.excerpt).toBe(`…${'前'.repeat(60)}签名${'后'.repeat(118)}…`);
  });

  it('shows no excerpt of a long text if only the title matches', () => {
    const long = { kind: 'guide', anchor: 'a', title: 'Start', text: 'x '.repeat(200) } as const;
    expect(searchDocs([long], 'start')[0]?.excerpt).toBe('');
  });
});
