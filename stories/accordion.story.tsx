import { Accordion } from '#client/primitives/disclosure/accordion.tsx';
import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import type { Story } from './story.ts';

type Props = { size?: 'l' | 's' };

const Example = ({ size = 'l' }: Props) => (
  <div style={{ inlineSize: '100%' }}>
    <Accordion>
      <Disclosure title="Which sink fits my cabinet?" name="docs" size={size} isOpen>
        <p>The line below each picture shows the cabinet that the sink needs.</p>
      </Disclosure>
      <Disclosure title="Is the waste kit included?" name="docs" size={size}>
        <p>Yes, with basket strainer and overflow.</p>
      </Disclosure>
      <Disclosure title="Can I return an unpacked sink?" name="docs" size={size}>
        <p>Within 30 days, as long as it has not been fitted.</p>
      </Disclosure>
    </Accordion>
  </div>
);

export const story: Story<Props> = {
  slug: 'accordion',
  title: 'Accordion',
  group: 'Content',
  summary: 'Several things that open below their titles, at most one at a time.',
  component: Example,
  variants: [
    { id: 'questions', title: 'Questions', args: { size: 'l' } },
    { id: 'facets', title: 'Facets', args: { size: 's' } },
  ],
  props: [{ name: 'size', type: "'l' | 's'", standard: "'l'", meaning: 'Questions and answers, or facets' }],
  keyboard: [
    { keys: ['Enter', 'Space'], effect: 'Opens and closes' },
    { keys: ['Up', 'Down'], effect: 'Move between the titles' },
    { keys: ['Home', 'End'], effect: 'First and last title' },
  ],
  notes: ["The browser's own details element: it opens without script, and in-page search finds closed text."],
};
