// @vitest-environment jsdom
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { DevPanel } from './DevPanel.tsx';
import { mountDevPanel } from './mountDevPanel.ts';

test('the button of the developer panel doesn’t cover the page', async () => {
  document.body.innerHTML = '<div id="root">Page</div>';
  const nothing = async () => undefined;
  const worker = { api: createMockApi(), reset: nothing, stop: nothing };
  await act(async () => mountDevPanel(createElement(DevPanel, { worker })));
  const button = screen.getByRole('button', { name: 'Mock API' });
  const page = screen.getByText('Page');
  expect(button.compareDocumentPosition(page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (let element = button.parentElement; element; element = element.parentElement)
    expect(getComputedStyle(element).position).not.toMatch(/fixed|absolute|sticky/);
});
