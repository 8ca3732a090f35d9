import type { StoryEntry } from '#stories/entry.ts';
import { LooksTable } from './looks-table.tsx';
import { Part } from './part.tsx';
import { StatesTable } from './states-table.tsx';

/** How it looks when something is done with it, and the selectors that dress it then. */
export const States = ({ entry: { slug, states, looks, variants } }: { entry: StoryEntry }) =>
  (states || looks.length > 0) && (
    <Part id="states" title="States">
      {states && <StatesTable slug={slug} states={states} />}
      {looks.length > 0 && <LooksTable looks={looks} variants={variants} />}
    </Part>
  );
