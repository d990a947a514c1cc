import * as pages from './Pagination.css.ts';
import { Pagination } from './Pagination.tsx';
import { byClass, type Guide } from '../guide.ts';

export const guide: Guide = {
  instead: { InfiniteList: 'For a list without pages' },
  anatomy: {
    Total: ['The number of records.', 'nav > span', 'total'],
    Pages: ['The first, the last, and those around the current page.', byClass(pages.list), 'pageCount'],
    Jump: ['An input for a page number.', byClass(pages.jump), 'labels'],
  },
  specimen: {
    render: () => (
      <Pagination
        page={2}
        pageCount={65}
        pageSize={20}
        total={1290}
        onPageChange={() => undefined}
        labels={{
          navigation: 'Pages',
          previous: 'Previous page',
          next: 'Next page',
          page: (page) => `Page ${page}`,
          range: (from, to, total) => `${from}–${to} of ${total}`,
          goTo: 'Go to',
          pageSize: 'Page size',
          pageSizeOption: (size) => `${size} / page`,
        }}
      />
    ),
  },

  start: { story: 'turned' },
  keys: [
    ['Tab', 'Moves through the controls in reading order.', 'button "Page 1"'],
    ['Enter', 'Opens the page, also from the input.'],
  ],
  content: [['1,290 payments', 'Showing results']],
  code: '<Pagination page={page} pageCount={65} pageSize={20} total={1290} onPageChange={open} labels={labels} />',
};
