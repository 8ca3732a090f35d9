import type { ComponentProps } from 'react';
import { Rows } from '#client/primitives/rows/rows.tsx';
import type { Story } from './story.ts';

const change = (label: string) => ({ href: '/docs/rows', text: 'Change', label });

const address = (
  <address>
    Miriam Ostertag-Nguyễn
    <br />
    Gartenweg 12 b, 50674 Köln
    <br />
    Deutschland
  </address>
);

const Example = (props: ComponentProps<typeof Rows>) => (
  <section aria-label="What was entered">
    <Rows {...props} />
  </section>
);

export const story: Story<ComponentProps<typeof Rows>> = {
  slug: 'rows',
  title: 'Rows',
  group: 'Content',
  summary: 'What is known, line by line: name, value, and where to change it. Measures of a product are a table of facts.',
  component: Example,
  variants: [
    {
      id: 'review',
      title: 'Review',
      args: {
        rows: [
          { name: 'Contact', value: 'm.ostertag@beispiel.de', change: change('Contact') },
          { name: 'Delivery to', value: address, change: change('Delivery address') },
          { name: 'Invoice to', value: 'Delivery address', change: change('Invoice address') },
          { name: 'Payment', value: 'Visa, ending in 4417', change: change('Payment') },
          { name: 'Delivery', value: '24 to 26 November, carried to the place of use' },
        ],
      },
    },
    {
      id: 'plain',
      title: 'Nothing to change',
      args: {
        rows: [
          { name: 'Order', value: 'DE-26-004417' },
          { name: 'Placed', value: '21 November 2026' },
        ],
      },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        rows: [
          {
            name: 'Umsatzsteuer-Identifikationsnummer',
            value: 'rechnungsstelle-kuechenplanung@donaudampfschifffahrtsgesellschaft.example',
            change: { href: '/docs/rows', text: 'Bearbeiten', label: 'Umsatzsteuer-Identifikationsnummer' },
          },
        ],
      },
    },
    { id: 'one', title: 'One row', args: { rows: [{ name: 'Password', value: 'Changed 3 weeks ago', change: change('Password') }] } },
  ],
  source: [{ file: 'src/client/primitives/rows/rows.tsx', name: 'Rows' }],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves from one change to the next' },
    { keys: ['Enter'], effect: 'Leads to where it is changed' },
  ],
  transcript: [
    { action: 'Read on', heard: 'Contact. m.ostertag@beispiel.de' },
    { action: 'Tab', heard: 'Change (Contact), link' },
    { action: 'Tab', heard: 'Change (Delivery address), link' },
  ],
  use: {
    do: [
      'Repeat the words of the form in which it was entered.',
      'Show values as they are written: dates, numbers and addresses of the country.',
    ],
    dont: ['For a comparison of several things: that is a table.', 'With more than one link in a row.'],
  },
  notes: [
    'A list of terms and descriptions: name and value belong together by ear, too.',
    'Each link says what it changes; only the word is seen.',
    'From 834 px on names take 160 px; below, the name stands above its value.',
  ],
  looks: [
    { title: 'Row', selector: '.row', example: 'plain' },
    { title: 'Row that can be changed', selector: '.row[data-change]', example: 'review' },
    { title: 'Where to change it', selector: '.change', example: 'review' },
  ],
};
