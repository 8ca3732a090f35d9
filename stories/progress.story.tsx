import { Meter } from '#client/primitives/progress/meter.tsx';
import { ProgressBar } from '#client/primitives/progress/progress-bar.tsx';
import type { Story } from './story.ts';

type Props = { kind: 'progress' | 'meter'; label: string; value?: number; maxValue?: number; valueText?: string; maxWidth?: string };

const Example = ({ kind, value, maxWidth = '26rem', ...props }: Props) => (
  <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
    {kind === 'meter' ? <Meter {...props} value={value ?? 0} /> : <ProgressBar {...props} {...(value !== undefined && { value })} />}
  </div>
);

export const story: Story<Props> = {
  slug: 'progress',
  title: 'Progress',
  group: 'Waiting and telling',
  summary: 'The measure line that fills: how far something has come that runs, or how much of a whole is used.',
  component: Example,
  source: [
    { file: 'src/client/primitives/progress/progress-bar.tsx', name: 'ProgressBar' },
    { file: 'src/client/primitives/progress/meter.tsx', name: 'Meter' },
  ],
  variants: [
    { id: 'running', title: 'Running', args: { kind: 'progress', label: 'Attachments are being sent', value: 40 } },
    { id: 'start', title: 'Just begun', args: { kind: 'progress', label: 'Attachments are being sent', value: 0 } },
    { id: 'done', title: 'Done', args: { kind: 'progress', label: 'Attachments are sent', value: 100 } },
    { id: 'unknown', title: 'Nobody knows how long', args: { kind: 'progress', label: 'The payment is being confirmed' } },
    {
      id: 'meter',
      title: 'How much is used',
      args: { kind: 'meter', label: 'Size of all attachments', value: 2.4, maxValue: 8, valueText: '2.4 of 8 MB' },
    },
    {
      id: 'over',
      title: 'Too much',
      args: { kind: 'meter', label: 'Size of all attachments', value: 10.2, maxValue: 8, valueText: '10.2 of 8 MB, 2.2 MB too much' },
    },
    {
      id: 'long',
      title: 'Long text',
      args: {
        kind: 'progress',
        label: 'Maßzeichnungen, Ausschnittschablonen und Montageanleitungen werden zusammengestellt',
        value: 3,
        maxValue: 7,
        valueText: '3 von 7 Dateien',
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Reach it', heard: 'Attachments are being sent, progress bar, 40 %' },
    { action: 'It moves on', heard: 'Nothing: the room says once when all is done' },
    { action: 'Reach a meter', heard: 'Size of all attachments, 2.4 of 8 MB, meter' },
  ],
  use: {
    do: ['Say what runs, in words that stay true until the end.', 'Give the value in the unit that people count in.'],
    dont: [
      'Do not guess: without a length, leave the value out.',
      'Do not use it where the content has a known size and place: that is a skeleton.',
      'Do not announce each step.',
    ],
  },
  notes: [
    'Built on ProgressBar and Meter of react-aria-components: roles, range and words for the value.',
    'Under reduced motion the wandering part rests in the middle of the line.',
    'Only a meter knows more than the whole: red, 3 px, the end open; the words say what is too much. What runs ends at its end, whatever value it is given.',
    'Only a progress can be unknown: how much is used is always known, so a meter asks for a value.',
  ],
  looks: [
    { title: 'It runs: the reached part is thick', selector: '.line[data-kind="progress"]', example: 'running' },
    { title: 'Nobody knows how long: a part of it wanders', selector: '.line[data-wandering]', example: 'unknown' },
    { title: 'More than the whole: red, open at its end', selector: '.line[data-over]', example: 'over' },
    { title: 'More than the whole: its words', selector: '.value[data-over]', example: 'over' },
  ],
};
