import type { ComponentProps } from 'react';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import type { IconName } from '#client/primitives/icon/icon-names.ts';
import { Tooltip } from '#client/primitives/tooltip/tooltip.tsx';
import type { Story } from './story.ts';

/** `icon` and `label` are those of the described button. */
type Props = Omit<ComponentProps<typeof Tooltip>, 'children'> & { icon: IconName; label: string };

const Example = ({ icon, label, ...props }: Props) => (
  <div style={{ padding: 'var(--space-8) var(--space-7)' }}>
    <Tooltip {...props}>
      <IconButton icon={icon} label={label} />
    </Tooltip>
  </div>
);

const compare: Props = { icon: 'compare', label: 'Compare Delta 60 S', text: 'Side by side with up to three others' };

export const story: Story<Props> = {
  slug: 'tooltip',
  title: 'Tooltip',
  group: 'Layers',
  summary: 'A word of help at the pointer and at the focus. Touch screens show none: nothing may depend on it.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/tooltip/tooltip.tsx', name: 'Tooltip' }],
  variants: [
    { id: 'closed', title: 'At rest', args: compare },
    { id: 'top-open', title: 'Above, shown', args: { ...compare, defaultOpen: true } },
    { id: 'bottom-open', title: 'Below, shown', args: { ...compare, placement: 'bottom', defaultOpen: true } },
    { id: 'end-open', title: 'Beside, shown', args: { ...compare, placement: 'end', defaultOpen: true } },
    {
      id: 'long-open',
      title: 'Long words, shown',
      args: {
        ...compare,
        placement: 'bottom',
        defaultOpen: true,
        text: 'Nebeneinander mit bis zu drei weiteren Spülen, samt Maßzeichnung, Unterschrankbreite und Oberflächenversiegelungsverfahren',
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'To the thing; the tooltip shows at once' },
    { keys: ['Esc'], effect: 'Takes the tooltip away, the focus stays' },
    { keys: ['Enter', 'Space'], effect: 'Use the thing; the tooltip goes' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Compare Delta 60 S, button. Side by side with up to three others' },
    { action: 'Escape', heard: 'Nothing: the tooltip is gone, the focus stands' },
    { action: 'Shift Tab, Tab', heard: 'Compare Delta 60 S, button. Side by side with up to three others' },
  ],
  use: {
    do: ['Say more than the name says: a key, a limit, a consequence.', 'Stay with one short sentence.'],
    dont: [
      'Nothing that must be known: touch screens show no tooltip.',
      'No links, no buttons inside: that is a popover.',
      'None on words in running text: they are no stop of the keyboard.',
    ],
  },
  notes: [
    'WCAG 1.4.13: Escape takes it away, the pointer may move onto it, and it stays as long as pointer or focus do.',
    'It describes; the thing itself has its name already.',
    'It comes after half a second under the pointer, at once with the focus.',
  ],
  looks: [
    { title: 'Shown', selector: '.tooltip', example: 'top-open' },
    { title: 'Leaving', selector: '.tooltip[data-exiting]' },
  ],
};
