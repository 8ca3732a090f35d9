import type { ReactNode } from 'react';

export type TableHead = { title: string; below?: ReactNode };

/** The first row of a table of the documentation. */
export const TableHeads = ({ heads }: { heads: readonly TableHead[] }) => (
  <thead>
    <tr>
      {heads.map(({ title, below }) => (
        <th key={title} scope="col">
          {title}
          {below}
        </th>
      ))}
    </tr>
  </thead>
);
