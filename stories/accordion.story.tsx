import { type ComponentProps, useId } from 'react';
import { Accordion } from '#client/primitives/disclosure/accordion.tsx';
import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import type { Story } from './story.ts';

type Props = Pick<ComponentProps<typeof Disclosure>, 'size' | 'level' | 'isOpen'> & {
  items: readonly (readonly [string, string])[];
  maxWidth?: string;
};

const Example = ({ items, isOpen = false, maxWidth = '48rem', ...props }: Props) => {
  const name = useId();
  return (
    <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
      <Accordion>
        {items.map(([title, text], index) => (
          <Disclosure key={title} title={title} name={name} isOpen={isOpen && index === 0} {...props}>
            <p>{text}</p>
          </Disclosure>
        ))}
      </Accordion>
    </div>
  );
};

const questions = [
  ['Which sink fits my cabinet?', 'The line below each picture shows the cabinet that the sink needs.'],
  ['Is the waste kit included?', 'Yes, with basket strainer and overflow.'],
  ['Can I return an unpacked sink?', 'Within 30 days, as long as it has not been fitted.'],
] as const;

const facets = [
  ['Material', 'Granite, steel, ceramic'],
  ['Cabinet', '30 to 90 cm'],
  ['Finish', 'Anthracite, pebble, sand'],
] as const;

const long = [
  [
    'Welche Unterschrankmindestbreite brauche ich für eine Spüle mit Restebecken, Abtropffläche und Abfallsammlersystem?',
    'Das steht bei jeder Spüle unter dem Bild: Die Linie zeigt die Breite des Schranks im Maßstab, daneben steht die Zahl.',
  ],
  ['Donaudampfschifffahrtsgesellschaftskapitänskajütenspülbeckenarmaturen?', 'Auch dafür gibt es eine Lösung.'],
] as const;

export const story: Story<Props> = {
  slug: 'accordion',
  title: 'Accordion',
  group: 'Content',
  summary: 'Several sections that expand below their titles, at most one at a time.',
  component: Example,
  source: [
    { file: 'src/client/primitives/disclosure/disclosure.tsx', name: 'Disclosure' },
    { file: 'src/client/primitives/disclosure/accordion.tsx', name: 'Accordion' },
  ],
  variants: [
    { id: 'questions', title: 'Questions', args: { items: questions, size: 'l', level: 2, isOpen: true } },
    { id: 'closed', title: 'All closed', args: { items: questions, size: 'l', level: 2 } },
    { id: 'facets', title: 'Facets', args: { items: facets, size: 's', isOpen: true } },
    { id: 'long', title: 'Long text', args: { items: long, size: 'l', level: 2, isOpen: true } },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], effect: 'Expands or collapses the section; expanding one collapses the one that was open' },
    { keys: ['Up', 'Down'], effect: 'Moves the focus to the next or previous title, wrapping around at the ends' },
    { keys: ['Home', 'End'], effect: 'Moves the focus to the first or last title' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Which sink fits my cabinet?, heading level 2, button, expanded' },
    { action: 'Down arrow', heard: 'Is the waste kit included?, heading level 2, button, collapsed' },
    { action: 'Enter', heard: 'Expanded' },
    { action: 'Next line', heard: 'Yes, with basket strainer and overflow.' },
  ],
  use: {
    do: ['Write each title as the question that people ask.', 'Expand the first section by default only if most people need it.'],
    dont: [
      'Do not hide information that everybody must read.',
      'Do not nest accordions.',
      'Do not use it to shorten one long text; use an expandable.',
    ],
  },
  notes: [
    'Built on native `details` elements that share a name: they open without script, and find-in-page also finds text in closed sections.',
    'Titles can be headings, so that screen reader users can jump between them.',
    'In print, all sections are expanded.',
  ],
  states: {
    prop: 'size',
    values: ['l', 's'],
    columns: [
      { title: 'Closed', args: { isOpen: false, maxWidth: '20rem' } },
      { title: 'Open', selector: '.disclosure[open]', args: { isOpen: true, maxWidth: '20rem' } },
    ],
  },
};
