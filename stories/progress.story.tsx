import { ProgressBar } from '#client/primitives/progress/progress-bar.tsx';
import type { Story } from './story.ts';

type Props = { label: string; value?: number; maxValue?: number; valueText?: string; maxWidth?: string };

const Example = ({ value, maxWidth = '26rem', ...props }: Props) => (
  <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
    <ProgressBar {...props} {...(value !== undefined && { value })} />
  </div>
);

export const story: Story<Props> = {
  slug: 'progress',
  title: 'Progress',
  group: 'Waiting and telling',
  summary: 'The measure line that fills: how far something has come that runs.',
  component: Example,
  source: [{ file: 'src/client/primitives/progress/progress-bar.tsx', name: 'ProgressBar' }],
  variants: [
    { id: 'running', title: 'Running', args: { label: 'Attachments are being sent', value: 40 } },
    { id: 'start', title: 'Just begun', args: { label: 'Attachments are being sent', value: 0 } },
    { id: 'done', title: 'Done', args: { label: 'Attachments are sent', value: 100 } },
    { id: 'unknown', title: 'Nobody knows how long', args: { label: 'The payment is being confirmed' } },
    {
      id: 'long',
      title: 'Long text',
      args: {
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
    'Built on ProgressBar of react-aria-components: role, range and words for the value.',
    'Under reduced motion the wandering part rests in the middle of the line.',
    'What runs ends at its end, whatever value it is given.',
  ],
  looks: [
    { title: 'It runs: the reached part is thick', selector: '.line[data-kind="progress"]', example: 'running' },
    { title: 'Nobody knows how long: a part of it wanders', selector: '.line[data-wandering]', example: 'unknown' },
  ],
};
