import type { StoryEntry } from '#stories/entry.ts';
import { FactsTable } from './facts-table.tsx';

type Props = Pick<StoryEntry, 'looks' | 'variants'>;

const titleOf = (variants: Props['variants'], example: string): string => variants.find(({ id }) => id === example)?.title ?? example;

/** Variants with the selector that styles each, and the example that shows it. */
export const LooksTable = ({ looks, variants }: Props) => (
  <FactsTable label="Variants and states" heads={[{ title: 'Variant or state' }, { title: 'Selector' }, { title: 'Example' }]}>
    {looks.map(({ title, selector, example }) => (
      <tr key={title}>
        <td>{title}</td>
        <td>
          <code>{selector}</code>
        </td>
        <td data-beside data-label="Example">
          {example ? <a href={`#example-${example}`}>{titleOf(variants, example)}</a> : 'on interaction only'}
        </td>
      </tr>
    ))}
  </FactsTable>
);
