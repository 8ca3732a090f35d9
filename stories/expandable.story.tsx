import type { ComponentProps } from 'react';
import { Expandable } from '#client/primitives/expandable/expandable.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Story } from './story.ts';

const Example = (props: ComponentProps<typeof Expandable>) => (
  <div style={{ inlineSize: '100%', maxInlineSize: '36rem' }}>
    <Expandable {...props} />
  </div>
);

const texts = { more: 'Show more', less: 'Show less' };

const story60 = (
  <>
    <p>
      Delta 60 S is cast in one piece from quartz granite that is coloured through. A scratch stays as grey as the rim, and a hot pan leaves
      no mark up to 280 °C. The main bowl takes a baking tray lengthwise. The second bowl keeps the drain free while the first one is full,
      and the drainer falls by four millimetres towards it. Read <TextLink href="/docs/link">how granite is cared for</TextLink>.
    </p>
    <p>It fits into cabinets from 60 cm, from above or flush, and comes with its waste kit, two basket strainers and all clips.</p>
  </>
);

export const story: Story<ComponentProps<typeof Expandable>> = {
  slug: 'expandable',
  title: 'Expandable',
  group: 'Content',
  summary: 'A long text that shows its first lines; one click expands it, another collapses it.',
  component: Example,
  source: [{ file: 'src/client/primitives/expandable/expandable.tsx', name: 'Expandable' }],
  variants: [
    { id: 'long', title: 'Long text', args: { ...texts, children: story60 } },
    { id: 'two', title: 'Two lines in sight', args: { ...texts, lines: 2, children: story60 } },
    { id: 'short', title: 'Nothing to expand', args: { ...texts, children: <p>It fits into cabinets from 60 cm.</p> } },
    {
      id: 'german',
      title: 'German',
      args: {
        more: 'Vollständige Produktbeschreibung anzeigen',
        less: 'Weniger anzeigen',
        children: (
          <p lang="de">
            Die Spüle ist aus durchgefärbtem Quarzgranitverbundwerkstoff in einem Stück gegossen. Ein Kratzer bleibt so grau wie der Rand,
            und ein heißer Topf hinterlässt keine Spur. Das Hauptbecken nimmt ein Backblech der Länge nach auf, das Restebecken hält den
            Ablauf frei, und die Abtropffläche fällt um vier Millimeter ab. Lieferumfang: Ablaufgarnitur, zwei Siebkörbe,
            Befestigungsklammern.
          </p>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], effect: 'Expands or collapses the text' },
    { keys: ['Tab'], effect: 'Also reaches links in the collapsed part; focusing one expands the text' },
  ],
  transcript: [
    {
      action: 'Read on (Down arrow)',
      heard: 'Delta 60 S is cast in one piece from quartz granite that is coloured through. … (the whole text)',
    },
    { action: 'Tab to the button', heard: 'Show more, button, collapsed' },
    { action: 'Enter', heard: 'Show less, expanded' },
  ],
  use: {
    do: ['Put the most important information in the first lines.', 'Use it for descriptions that few people read to the end.'],
    dont: ['Do not collapse legal texts, prices or warnings.', 'Do not use it for several titled sections: use an accordion.'],
  },
  notes: [
    'The text is only cut off visually: screen readers and find-in-page have all of it.',
    'Works without script; with script, a text that fits has no button.',
    'In print the whole text is shown.',
  ],
  looks: [
    { title: 'Collapsed, with its button', selector: '.expandable:not([data-whole])', example: 'long' },
    { title: 'Fits, without a button', selector: '.expandable[data-whole]', example: 'short' },
    { title: 'Expanded', selector: '.toggle[open]' },
    { title: 'Button, hovered', selector: '.button:hover' },
  ],
};
