// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import * as css from './screenSkeleton.css.ts';
import { catalog, success, testConsole } from './testing.ts';

afterEach(cleanup);

it.each([
  ['/', 7],
  ['/m/', 7],
  ['/record', 3],
])('the skeleton of %s has %i parts', (href, count) => {
  const { store } = testConsole(() => success({}), { catalog, href });
  const { container } = render(
    <ConsoleProviders store={store}>
      <ScreenSkeleton />
    </ConsoleProviders>,
  );
  expect(container.querySelectorAll(`.${css.part}`)).toHaveLength(count);
});
