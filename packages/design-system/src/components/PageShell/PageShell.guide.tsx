import type { Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { Stack: 'For the parts of a page', PageHeader: 'For the title of a page' },
  anatomy: {
    'Skip link': ['The first element. Moves the focus to the content.'],
    Sidebar: ['The navigation on desktops.'],
    Header: ['The controls of all pages. It stays at the top.'],
    Notice: ['A notice about all pages, such as the test mode.'],
    Content: ['The landmark `main`. It contains one heading of level 1.'],
    'Bottom bar': ['The navigation on phones, instead of the sidebar.'],
  },

  start: { from: 'link "Skip to content"' },
  keys: [
    ['Tab', 'Moves the focus to the skip link with the first press on a page.', 'link "Skip to content"'],
    ['Enter', 'Moves the focus from the skip link to the content.', 'main'],
  ],
  content: [['Skip to content', 'Jump']],
  code: `<PageShell
  sidebar={<Sidebar groups={groups} />}
  header={<AppHeader end={<SearchButton />} />}
>
  <PageHeader title="Payments" />
</PageShell>`,
};
