// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SearchField } from '../SearchField/SearchField.tsx';
import { Provider, preloadLabels } from './Provider.tsx';

it.each([
  ['en-US', {}, {}, 'Clear search'],
  ['zh-CN', {}, {}, '清除搜索'],
  ['fr-FR', {}, {}, 'Clear search'],
  ['fr-FR', { SearchField: { clear: 'Effacer' } }, {}, 'Effacer'],
  ['zh-CN', { SearchField: { clear: '清空' } }, { clear: '清除' }, '清除'],
])(
  'SearchField names its clear button in %s (Provider labels %j, own labels %j)',
  async (locale, labels, own, name) => {
    render(
      <Provider locale={locale} labels={labels}>
        <SearchField label="Search" defaultValue="usdt" labels={own} />
      </Provider>,
    );
    expect(await screen.findByRole('button', { name })).toBeDefined();
  },
);

it('Provider shows preloaded texts on the first render', async () => {
  await preloadLabels('zh-CN');
  render(
    <Provider locale="zh-CN">
      <SearchField label="Search" defaultValue="usdt" />
    </Provider>,
  );
  expect(screen.getByRole('button', { name: '清除搜索' })).toBeDefined();
});
