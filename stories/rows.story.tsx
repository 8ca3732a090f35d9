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
  summary: 'Entered data line by line: name, value and a link to edit it. For the dimensions of a product, use a table of facts.',
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
    { keys: ['Tab'], effect: 'Moves from one edit link to the next' },
    { keys: ['Enter'], effect: 'Opens the page where the value is edited' },
  ],
  transcript: [
    { action: 'Read on (Down arrow)', heard: 'Contact. m.ostertag@beispiel.de' },
    { action: 'Tab', heard: 'Change (Contact), link' },
    { action: 'Tab', heard: 'Change (Delivery address), link' },
  ],
  use: {
    do: ['Use the same labels as the form in which the data was entered.', 'Format dates, numbers and addresses for the country.'],
    dont: ['Do not use it to compare several things: use a table.', 'Do not put more than one link into a row.'],
  },
  notes: [
    'A description list: name and value belong together for screen readers, too.',
    'Each edit link names what it edits; sighted users see only “Change”.',
    'From 834 px on, names are in a column of 160 px; below that, the name is above its value.',
  ],
  looks: [
    { title: 'Row', selector: '.row', example: 'plain' },
    { title: 'Row with an edit link', selector: '.row[data-change]', example: 'review' },
    { title: 'Edit link', selector: '.change', example: 'review' },
  ],
};
