import { Steps } from '#client/primitives/track/steps.tsx';
import { Track, type TrackStep } from '#client/primitives/track/track.tsx';
import type { Story } from './story.ts';

type Props = { kind: 'track' | 'steps'; steps: readonly TrackStep[]; current: string; maxWidth?: string };

const Example = ({ kind, steps, current, maxWidth = '52rem' }: Props) => (
  <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
    {kind === 'steps' ? (
      <Steps label="Steps of the order" steps={steps.map(({ id, name }) => ({ id, name, href: `/docs/track#${id}` }))} current={current} />
    ) : (
      <Track label="State of the order" steps={steps} current={current} currentLabel="now" />
    )}
  </div>
);

const order: TrackStep[] = [
  { id: 'ordered', name: 'Ordered', note: '21 November, 9:14' },
  { id: 'packed', name: 'Packed', note: '23 November, Paderborn' },
  { id: 'underway', name: 'On its way', note: 'today, by Halm' },
  { id: 'delivered', name: 'Delivered', note: '24–26 November' },
];

const long: TrackStep[] = [
  { id: 'ordered', name: 'Widerrufsbestätigung versendet', note: '21. November 2026, 9 Uhr 14' },
  { id: 'packed', name: 'Rücksendeetikett heruntergeladen', note: 'Paderborn' },
  { id: 'underway', name: 'Wareneingangsprüfung abgeschlossen' },
  { id: 'delivered', name: 'Erstattungsbetrag angewiesen', note: 'voraussichtlich 9. Dezember' },
];

const checkout: TrackStep[] = [
  { id: 'address', name: 'Address' },
  { id: 'payment', name: 'Payment' },
  { id: 'summary', name: 'Check' },
];

export const story: Story<Props> = {
  slug: 'track',
  title: 'Track',
  group: 'Content',
  summary: 'The measure line as a timeline: the status of an order, or the current step of a form.',
  component: Example,
  source: [
    { file: 'src/client/primitives/track/track.tsx', name: 'Track' },
    { file: 'src/client/primitives/track/steps.tsx', name: 'Steps' },
  ],
  variants: [
    { id: 'underway', title: 'On its way', args: { kind: 'track', steps: order, current: 'underway' } },
    { id: 'ordered', title: 'Just ordered', args: { kind: 'track', steps: order, current: 'ordered' } },
    { id: 'delivered', title: 'At its end', args: { kind: 'track', steps: order, current: 'delivered' } },
    { id: 'long', title: 'Long text', args: { kind: 'track', steps: long, current: 'packed' } },
    { id: 'steps-first', title: 'Steps: the first', args: { kind: 'steps', steps: checkout, current: 'address' } },
    { id: 'steps', title: 'Steps: the second', args: { kind: 'steps', steps: checkout, current: 'payment' } },
    { id: 'steps-last', title: 'Steps: the last', args: { kind: 'steps', steps: checkout, current: 'summary' } },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves to completed steps of a form; a track of an order has no tab stops' }],
  transcript: [
    { action: 'Move to the list', heard: 'State of the order, list with 4 items' },
    { action: 'Next item', heard: 'Ordered 21 November, 9:14' },
    { action: 'Third item', heard: 'current step, On its way (now) today, by Halm' },
    { action: 'Move to the steps of a form', heard: 'Steps of the order, navigation landmark. List with 3 items. 1 · Address, link' },
  ],
  use: {
    do: ['State when and where past steps happened, and when future ones are expected.', 'Name steps with one or two words.'],
    dont: ['Do not show more than five steps.', 'Do not make future steps clickable.', 'Do not show the state by the line alone.'],
  },
  notes: [
    'Horizontal from 834 px on, vertical below; the reached part is 3 px thick, the current label has weight 600.',
    'The current step has `aria-current="step"` and hidden text that says “now”.',
    'In a form the part of the current step is thick, and completed steps are links: they work without script.',
  ],
  states: {
    prop: 'kind',
    values: ['track', 'steps'],
    columns: [
      { title: 'Current', selector: '.step[aria-current]', args: { steps: checkout, current: 'address', maxWidth: '20rem' } },
      { title: 'Reached', selector: '.step[data-reached]', args: { steps: checkout, current: 'summary', maxWidth: '20rem' } },
    ],
  },
};
