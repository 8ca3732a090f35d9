import type { ModuleStory } from './module-story.ts';

export const story: ModuleStory<'delivery-terms'> = {
  uid: 'delivery-terms',
  component: 'DeliveryTerms',
  title: 'Delivery terms',
  summary:
    'What delivery costs in the country, from which order value it is free and how long it takes: the same figures that the cart uses.',
  variants: [
    {
      id: 'usual',
      title: 'As usual',
      data: { headline: 'Cost and time', text: 'One order, one price: the cost does not depend on weight.' },
    },
    { id: 'bare', title: 'Figures alone', data: { headline: 'Cost and time' } },
    { id: 'long', title: 'Long words', language: 'de', data: { headline: 'Versandkostenfreigrenze und Lieferzeit' } },
  ],
  keyboard: [],
  transcript: [
    { action: 'Next heading', heard: 'Cost and time, heading level 2' },
    { action: 'Next table', heard: 'DHL, table with 3 rows and 2 columns' },
    { action: 'Next row', heard: 'Delivery cost, row header, €9.90' },
  ],
  use: {
    do: ['Place it on the delivery page, and wherever people ask what delivery costs.'],
    dont: ['Do not write costs or delivery times into a text: they differ by country.'],
  },
  notes: ['One table for each shipping method of the country.'],
};
