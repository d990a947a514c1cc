// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { showStartFailure } from './startFailure.ts';

beforeEach(() => {
  const html = readFileSync('packages/console/index.html', 'utf8');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.body.replaceChildren(...parsed.body.children);
});

it('the start failure notice contains English and Chinese text', () => {
  for (const failure of ['load', 'setup']) {
    const parts = [...document.querySelectorAll(`#start-notice > [data-about=${failure}]`)];
    expect(parts.map((part) => part.getAttribute('lang'))).toEqual(['en-US', 'zh-CN']);
    expect(parts.map((part) => part.querySelector('a')?.textContent)).toEqual(['Reload', '重新加载']);
  }
});

it('the start failure notice replaces the rest of the page', () => {
  document.querySelector('#root')?.append('half a page');
  showStartFailure();
  expect(document.querySelector('#root')?.childNodes).toHaveLength(0);
  expect(document.querySelector('#start-notice')?.getAttribute('data-failed')).toBe('load');
  showStartFailure('setup');
  expect(document.querySelector('#start-notice')?.getAttribute('data-failed')).toBe('setup');
});

it('the start failure notice contains the invalid field and the support links', () => {
  showStartFailure('setup', {
    message: 'config.json: apiUrl is not valid',
    supportUrl: 'https://help.example/console',
    supportEmail: 'help@shop.example',
  });
  const notice = document.querySelector('#start-notice');
  expect(notice?.textContent).toContain(
    'config.json: apiUrl is not valid · help.example · help@shop.example',
  );
  expect(
    [...(notice?.querySelectorAll('p:last-child a') ?? [])].map((link) => link.getAttribute('href')),
  ).toEqual(['https://help.example/console', 'mailto:help@shop.example']);
});
