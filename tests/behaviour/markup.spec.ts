import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
);
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

const looked = stories.filter(
  ({ title, name }) =>
    title.startsWith('Components/') || (title.startsWith('Screens/') && name === 'Default'),
);
const groups = Map.groupBy(looked, ({ title }) => title.split('/').slice(0, 2).join('/'));

/** Returns a text for each error in the HTML of the page, such as wrong nesting, a duplicate ID or a missing name. */
function errorsOf(): string[] {
  const describe = (error: string, element: Element) =>
    `${error}: ${element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 160)}`;
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  const blocks = 'div, p, ul, ol, dl, table, section, nav, form, fieldset, pre, h1, h2, h3, h4, h5, h6';
  const phrasing = ['span', 'button', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'label', 'legend', 'summary'];
  const ids = all('[id]').map(({ id }) => id);
  return [
    ...all(phrasing.map((name) => `${name} :is(${blocks})`).join(', ')).map((element) =>
      describe(`a block in <${element.parentElement?.closest(phrasing.join())?.localName}>`, element),
    ),
    ...all('form')
      .filter(
        (form) =>
          form.getAttribute('role') !== 'search' &&
          !form.querySelector('button[type="submit"], button:not([type]), input[type="submit"]'),
      )
      .map((form) => describe('a form without a button that sends it', form)),
    ...all('fieldset')
      .filter((element) => element.firstElementChild?.localName !== 'legend' && !nameOf(element))
      .map((element) => describe('a fieldset without a legend', element)),
    ...all('[role="group"], [role="radiogroup"]')
      .filter(
        (element) => element.querySelector('input[type="radio"], input[type="checkbox"]') && !nameOf(element),
      )
      .map((element) => describe('a group of choices without a name', element)),
    ...all('label')
      .filter((label) => !label.textContent.trim() && !label.closest('[aria-hidden="true"]'))
      .map((label) => describe('a label without text', label)),
    ...all('label[for]')
      .filter((label) => !document.getElementById(label.getAttribute('for') ?? ''))
      .map((label) => describe('a label of nothing', label)),
    ...all('a a, a button, button a, button button, button input, label label, a input').map((element) =>
      describe('a control inside a control', element),
    ),
    ...all(
      '[aria-labelledby], [aria-describedby], [aria-controls], [aria-activedescendant], [aria-errormessage]',
    ).flatMap((element) =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'aria-errormessage']
        .flatMap((name) => (element.getAttribute(name) ?? '').split(' '))
        .filter((id) => id && !document.getElementById(id))
        .map((id) => describe(`a reference to nothing (${id})`, element)),
    ),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `an id twice: ${id}`),
    ...all('ul > :not(li, script, template), ol > :not(li, script, template)').map((element) =>
      describe('no item in a list', element),
    ),
    ...all('dl > :not(dt, dd, div, script, template)').map((element) =>
      describe('no term in a list of terms', element),
    ),
  ];
}

for (const [group, members] of groups) {
  test(`${group}: ${members.length} stories have valid HTML`, async ({ page }) => {
    test.setTimeout(30_000 + members.length * 5000);
    const errors: string[] = [];
    for (const { id, name } of members) {
      await page.goto(`/iframe.html?id=${id}&viewMode=story&embed=true&globals=shell:off`);
      await expect(page.locator('#storybook-root > *').first()).toBeAttached();
      await expect(page.locator('[aria-busy="true"]'))
        .toHaveCount(0, { timeout: 4000 })
        .catch(() => undefined);
      for (const error of await page.evaluate(errorsOf)) errors.push(`${name}: ${error}`);
    }
    expect([...new Set(errors)]).toEqual([]);
  });
}
