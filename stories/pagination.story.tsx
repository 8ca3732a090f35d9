import type { ComponentProps } from 'react';
import { Pagination } from '#client/primitives/pagination/pagination.tsx';
import type { Story } from './story.ts';

type Props = ComponentProps<typeof Pagination>;

const argsOf = (page: number, pageCount: number, words = { previous: 'Previous', next: 'Next' }): Props => ({
  page,
  pageCount,
  hrefOf: (to) => `/docs/pagination?page=${to}`,
  texts: { label: 'Pages of the orders', ...words, page: (to) => `Page ${to}`, at: `Page ${page} of ${pageCount}` },
});

const Example = (props: Props) => (
  <div style={{ inlineSize: '100%' }}>
    <Pagination {...props} />
  </div>
);

export const story: Story<Props> = {
  slug: 'pagination',
  title: 'Pagination',
  group: 'Content',
  summary: 'Links to the pages of a long list that is looked up: orders, results, jobs. Products are shown more and more instead.',
  component: Example,
  source: [{ file: 'src/client/primitives/pagination/pagination.tsx', name: 'Pagination' }],
  variants: [
    { id: 'middle', title: 'In the middle', args: argsOf(6, 12) },
    { id: 'first', title: 'First page', args: argsOf(1, 12) },
    { id: 'last', title: 'Last page', args: argsOf(12, 12) },
    { id: 'few', title: 'Few pages', args: argsOf(2, 4) },
    { id: 'many', title: 'Many pages', args: argsOf(118, 240) },
    { id: 'long', title: 'Long text', args: argsOf(3, 9, { previous: 'Vorherige Suchergebnisseite', next: 'Nächste Suchergebnisseite' }) },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Previous, each page, next' },
    { keys: ['Enter'], effect: 'Opens the page' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Pages of the orders, navigation. Previous, link' },
    { action: 'Tab three times', heard: 'Page 6, current page, link' },
    { action: 'Tab twice', heard: 'Page 12, link' },
  ],
  use: {
    do: ['Lead to the head of the list, not of the page.', 'Keep filters and sorting in every address.'],
    dont: [
      'Do not show it for one page.',
      'Do not load a page without changing the address.',
      'Do not use it for products: there the list grows.',
    ],
  },
  notes: [
    'Links, so it works without script, and a page can be opened in a tab of its own.',
    'First, last, this page and its neighbours; three dots stand for two pages or more and are silent.',
    'On phones the place stands in words in place of the numbers.',
  ],
  looks: [
    { title: 'This page', selector: '.page[aria-current]', example: 'middle' },
    { title: 'Pages left out', selector: '.gap', example: 'middle' },
    { title: 'Page under the pointer', selector: '.page:hover' },
    { title: 'Page pressed', selector: '.page:active' },
    { title: 'Step under the pointer', selector: '.step:hover' },
    { title: 'Words instead of pages, below 834 px', selector: '.at', example: 'middle' },
  ],
};
