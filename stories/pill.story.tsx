import type { ComponentProps } from 'react';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { PillLinks } from '#client/primitives/pill/pill-links.tsx';
import type { PillLook } from '#client/primitives/pill/pill-option.ts';
import { ShowState } from './show-state.tsx';
import type { Story } from './story.ts';

type GroupProps = ComponentProps<typeof PillGroup> & {
  /** The question, as the name of the fieldset. */
  legend: string;
  /** Forces a state on the first pill. */
  show?: 'hover' | 'press' | 'focus';
};
type Props = (GroupProps | ComponentProps<typeof PillLinks>) & PillLook;

const Example = (props: Props) => {
  if ('links' in props) return <PillLinks {...props} />;
  const { legend, show, ...rest } = props;
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <ShowState of="input + span" state={show}>
        <PillGroup {...rest} />
      </ShowState>
    </fieldset>
  );
};

const widths = ['30', '40', '45', '50', '60', '80', '90'].map((value) => ({ value, label: value, isImpossible: Number(value) < 45 }));
const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const cabinet = { name: 'cabinet', legend: 'Base cabinet in centimetres' };
const rest = { options: widths.slice(3, 4) };

export const story: Story<Props> = {
  slug: 'pill',
  title: 'Pill',
  group: 'Input',
  summary: 'A short answer beside other short answers, one or several to be chosen. Longer answers are a choice or boxes.',
  component: Example,
  variants: [
    { id: 'single', title: 'One of them', args: { ...cabinet, options: widths, chosen: ['60'] } },
    {
      id: 'frame',
      title: 'In a form',
      args: {
        name: 'mount',
        legend: 'Mounting',
        options: [...optionsOf(['Inset', 'Flush']), { value: 'under', label: 'Undermount', isImpossible: true }],
        chosen: ['Inset'],
        look: 'frame',
      },
    },
    {
      id: 'multiple',
      title: 'Several',
      args: { name: 'cabinets', legend: cabinet.legend, options: widths, chosen: ['60', '80'], isMultiple: true },
    },
    {
      id: 'columns',
      title: 'Four in a row',
      args: { ...cabinet, options: [{ value: '', label: 'All' }, ...widths], chosen: ['60'], look: 'frame', columns: 4 },
    },
    {
      id: 'links',
      title: 'Links',
      args: {
        label: 'Kinds of sinks',
        links: [
          { href: '/docs/pill', label: 'All', isCurrent: true },
          { href: '/docs/pill#inset', label: 'Inset sinks' },
          { href: '/docs/pill#undermount', label: 'Undermount sinks' },
          { href: '/docs/pill#front', label: 'Front sinks' },
        ],
      },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        name: 'mount-long',
        legend: 'Einbauart',
        options: optionsOf(['Einbau von oben', 'Flächenbündig', 'Unterbauspülenbefestigung', 'Sichtbare Front']),
        chosen: ['Flächenbündig'],
      },
    },
  ],
  source: [
    { file: 'src/client/primitives/pill/pill-group.tsx', name: 'PillGroup' },
    { file: 'src/client/primitives/pill/pill-links.tsx', name: 'PillLinks' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the chosen pill, else to the first; of several each is a stop' },
    { keys: ['Left', 'Right'], effect: 'Choose the pill before or after, over impossible ones' },
    { keys: ['Space'], effect: 'Chooses; of several, a second press takes it back' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Base cabinet in centimetres, group. 60, radio button, checked, 5 of 7' },
    { action: 'Right', heard: '80, radio button, checked, 6 of 7' },
    { action: 'Tab into the group of several', heard: '45, checkbox, not checked' },
  ],
  use: {
    do: [
      'Words of one or two syllables, or numbers.',
      'Show what is impossible, dashed, so that its absence is explained.',
      'Seven at most.',
    ],
    dont: ['As tags: what was chosen elsewhere is a chip.', 'For what is sent and has consequences: take a choice with its details.'],
  },
  notes: [
    'A filled pill filters at once; a framed one is an answer in a form. One group never mixes them.',
    'The chosen one differs by fill and by weight, not by colour alone; in forced colours it takes the colour of a selection.',
    'Impossible ones are skipped by the keyboard; their group says in words what it counts.',
    'They are the browser’s own radio buttons and boxes: a form submits them without script.',
  ],
  states: {
    prop: 'look',
    values: ['fill', 'frame'],
    columns: [
      { title: 'Rest', args: { ...rest, name: 'state-rest', chosen: [] } },
      { title: 'Pointer', selector: 'input:hover + .pill', args: { ...rest, name: 'state-hover', chosen: [], show: 'hover' } },
      { title: 'Pressed', selector: 'input:active + .pill', args: { ...rest, name: 'state-press', chosen: [], show: 'press' } },
      { title: 'Focus', selector: 'input:focus-visible + .pill', args: { ...rest, name: 'state-focus', chosen: [], show: 'focus' } },
      { title: 'Chosen', selector: 'input:checked + .pill', args: { options: widths.slice(4, 5), isMultiple: true } },
      {
        title: 'Impossible',
        selector: 'input:disabled + .pill',
        args: { options: widths.slice(0, 1), name: 'state-impossible', chosen: [] },
      },
    ],
  },
};
