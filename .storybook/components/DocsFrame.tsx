import { Provider } from '@settlement/design-system/Provider';
import { setTheme } from '@settlement/design-system/tokens';
import { DocsContainer, type DocsContainerProps, Unstyled } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { themes } from 'storybook/theming';
import { languageOf } from '../desk/globals.ts';
import * as css from './component.css.ts';

export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { globals } = context.getStoryContext(context.storyById());
  const isDark = globals['theme'] === 'dark';
  useLayoutEffect(() => setTheme(isDark ? 'dark' : 'light'), [isDark]);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      <Unstyled>
        <Provider locale={languageOf(globals['locale'])}>
          <main className={css.document}>{children}</main>
        </Provider>
      </Unstyled>
    </DocsContainer>
  );
}
