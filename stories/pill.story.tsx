import type { ComponentProps } from 'react';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import { PillLinks } from '#client/primitives/pill/pill-links.tsx';
import { ShowState } from './show-state.tsx';
import type { Story } from './story.ts';

type GroupProps = ComponentProps<typeof PillGroup> & {
  /** The question, as the name of the fieldset. */
  legend: string;
  /** Forces a state on the first pill. */
  show?: 'hover' | 'press' | 'focus';
};
type Props = GroupProps | (ComponentProps<typeof PillLinks> & { legend?: undefined });

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
  summary: 'Short answers side by side, of which one or several can be selected. For longer answers, use a choice or checkboxes.',
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
      args: { ...cabinet, options: [{ value: '', label: 'All' }, ...widths], chosen: ['60'], columns: 4 },
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
    { keys: ['Tab'], effect: 'Moves to the selected pill, or to the first; with multiple selection each pill is a tab stop' },
    { keys: ['Left', 'Right'], effect: 'Selects the previous or next pill, skipping disabled ones' },
    { keys: ['Space'], effect: 'Selects the pill; with multiple selection, pressing it again deselects the pill' },
  ],
  transcript: [
    { action: 'Tab into the group', heard: 'Base cabinet in centimetres, grouping. 60, radio button, checked, 5 of 7' },
    { action: 'Right arrow', heard: '80, radio button, checked, 6 of 7' },
    { action: 'Tab into a group with multiple selection', heard: '45, checkbox, not checked' },
  ],
  use: {
    do: [
      'Use labels of one or two syllables, or numbers.',
      'Show unavailable pills, dashed, so that their absence is explained.',
      'Show seven pills at most.',
    ],
    dont: [
      'Do not use it for tags: a value that was selected elsewhere is a chip.',
      'Do not use it for an answer with consequences: use a choice with details.',
    ],
  },
  notes: [
    'A filled pill is the current link; an outlined one is an answer in a form. Do not mix both in one group.',
    'The selected pill differs by fill and weight, not by colour alone; in forced colours it takes the system colours for a selection.',
    'The keyboard skips unavailable pills; the label of their group says what is counted.',
    'They are native radio buttons and checkboxes: a form submits them without script.',
  ],
  states: {
    prop: 'legend',
    values: [cabinet.legend],
    columns: [
      { title: 'Default', args: { ...rest, name: 'state-rest', chosen: [] } },
      { title: 'Hover', selector: 'input:hover + .pill', args: { ...rest, name: 'state-hover', chosen: [], show: 'hover' } },
      { title: 'Active', selector: 'input:active + .pill', args: { ...rest, name: 'state-press', chosen: [], show: 'press' } },
      { title: 'Focus', selector: 'input:focus-visible + .pill', args: { ...rest, name: 'state-focus', chosen: [], show: 'focus' } },
      { title: 'Selected', selector: 'input:checked + .pill', args: { options: widths.slice(4, 5), isMultiple: true } },
      {
        title: 'Unavailable',
        selector: 'input:disabled + .pill',
        args: { options: widths.slice(0, 1), name: 'state-impossible', chosen: [] },
      },
    ],
  },
};
