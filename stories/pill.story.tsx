import type { ComponentProps } from 'react';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { PillLinks } from '#client/primitives/pill/pill-links.tsx';
import type { PillLook } from '#client/primitives/pill/pill-option.ts';
import { PlainPillGroup } from '#client/primitives/pill/plain-pill-group.tsx';
import type { Story } from './story.ts';

type Props = (ComponentProps<typeof PillGroup> | ComponentProps<typeof PlainPillGroup> | ComponentProps<typeof PillLinks>) & PillLook;

const Example = (props: Props) => {
  if ('links' in props) return <PillLinks {...props} />;
  if (!('name' in props)) return <PillGroup {...props} />;
  return (
    <fieldset>
      <legend className="visually-hidden">Base cabinet</legend>
      <PlainPillGroup {...props} />
    </fieldset>
  );
};

const widths = ['30', '40', '45', '50', '60', '80', '90'].map((value) => ({ value, label: value, isImpossible: Number(value) < 45 }));
const mounts = [
  { value: 'top', label: 'Inset' },
  { value: 'flush', label: 'Flush' },
  { value: 'under', label: 'Undermount', isImpossible: true },
];

export const story: Story<Props> = {
  slug: 'pill',
  title: 'Pill',
  group: 'Input',
  summary: 'A short answer beside other short answers, one or several to be chosen. Longer answers are a choice or boxes.',
  component: Example,
  variants: [
    { id: 'single', title: 'One of them', args: { label: 'Base cabinet in centimetres', options: widths, defaultChosen: ['60'] } },
    {
      id: 'frame',
      title: 'In a form',
      args: { label: 'Mounting', options: mounts, defaultChosen: ['top'], look: 'frame', isRequired: true },
    },
    {
      id: 'multiple',
      title: 'Several',
      args: {
        label: 'Material',
        options: ['Granite', 'Steel', 'Ceramic'].map((label) => ({ value: label, label })),
        defaultChosen: ['Granite', 'Steel'],
        isMultiple: true,
      },
    },
    {
      id: 'native',
      title: 'Plain, four in a row',
      args: { name: 'cabinet', options: [{ value: '', label: 'All' }, ...widths], chosen: ['60'], look: 'frame', columns: 4 },
    },
    { id: 'native-multiple', title: 'Plain, several', args: { name: 'cabinets', options: widths, chosen: ['60', '80'], isMultiple: true } },
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
        label: 'Einbauart',
        options: ['Einbau von oben', 'Flächenbündig', 'Unterbauspülenbefestigung', 'Sichtbare Front'].map((label) => ({
          value: label,
          label,
        })),
        defaultChosen: ['Flächenbündig'],
      },
    },
    { id: 'disabled', title: 'Disabled', args: { label: 'Base cabinet in centimetres', options: widths.slice(2), isDisabled: true } },
  ],
  source: [
    { file: 'src/client/primitives/pill/pill-group.tsx', name: 'PillGroup' },
    { file: 'src/client/primitives/pill/plain-pill-group.tsx', name: 'PlainPillGroup' },
    { file: 'src/client/primitives/pill/pill-links.tsx', name: 'PillLinks' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the chosen pill, else to the first; once more leaves the group' },
    { keys: ['Left', 'Right'], effect: 'Move to the pill before or after, over impossible ones; a plain one is chosen by it' },
    { keys: ['Space', 'Enter'], effect: 'Choose; a second press takes it back, unless something must be chosen' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Base cabinet in centimetres, radio group. 60, radio button, checked, 5 of 7' },
    { action: 'Right', heard: '80, radio button, not checked, 6 of 7' },
    { action: 'Space', heard: 'Checked' },
    { action: 'Tab into the group of several', heard: 'Material, toolbar. Granite, toggle button, pressed' },
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
  ],
  states: {
    prop: 'look',
    values: ['fill', 'frame'],
    columns: [
      { title: 'Rest', args: { options: widths.slice(3, 4), defaultChosen: [] } },
      {
        title: 'Pointer',
        selector: '.pill:hover, .pill[data-hovered]',
        args: { options: widths.slice(3, 4), defaultChosen: [], 'data-show': 'hover' },
      },
      {
        title: 'Pressed',
        selector: '.pill:active, .pill[data-pressed]',
        args: { options: widths.slice(3, 4), defaultChosen: [], 'data-show': 'press' },
      },
      {
        title: 'Focus',
        selector: '.pill:focus-visible, input:focus-visible + .pill',
        args: { options: widths.slice(3, 4), defaultChosen: [], 'data-show': 'focus' },
      },
      { title: 'Chosen', selector: '.pill[data-selected], input:checked + .pill', args: { options: widths.slice(4, 5) } },
      {
        title: 'Impossible',
        selector: '.pill[data-impossible], input:disabled + .pill',
        args: { options: widths.slice(0, 1), defaultChosen: [] },
      },
    ],
  },
};
