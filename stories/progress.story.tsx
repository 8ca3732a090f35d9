import { ProgressBar } from '#client/primitives/progress/progress-bar.tsx';
import type { Story } from './story.ts';

type Props = { label: string; value?: number; maxWidth?: string };

const Example = ({ value, maxWidth = '26rem', ...props }: Props) => (
  <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
    <ProgressBar {...props} {...(value !== undefined && { value })} />
  </div>
);

export const story: Story<Props> = {
  slug: 'progress',
  title: 'Progress',
  group: 'Waiting and telling',
  summary: 'A progress bar: the measure line fills as a process advances.',
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
        value: 43,
      },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Move to it', heard: 'Attachments are being sent, progress bar, 40%' },
    { action: 'The value changes', heard: 'Nothing: the surrounding component announces once that everything is done' },
  ],
  use: {
    do: ['Name the process in words that stay true until it ends.'],
    dont: [
      'Do not guess: if the duration is unknown, omit the value.',
      'Do not use it for content whose size and position are known: use a skeleton.',
      'Do not announce each change of the value.',
    ],
  },
  notes: [
    'Built on `ProgressBar` of react-aria-components, which sets the role, the range and the value text.',
    'Under reduced motion the moving segment rests in the middle of the line.',
    'A value above the maximum is shown as the maximum.',
  ],
  looks: [
    { title: 'Determinate: the completed part is thick', selector: '.line[data-kind="progress"]', example: 'running' },
    { title: 'Indeterminate: a segment moves along the line', selector: '.line[data-wandering]', example: 'unknown' },
  ],
};
