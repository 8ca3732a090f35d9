import type { Flood } from '../flood.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';

/** How a flood affects a reader. */
export const floodSection: Section<Flood[]> = {
  title: 'A reader beside a flood',
  describe: (found) => {
    const rows = found.map(({ name, alone, flooded, floodMade, floodRefused }) => [
      name,
      whole(alone),
      whole(flooded),
      (flooded / alone).toFixed(1),
      whole(floodMade),
      whole(floodRefused),
    ]);
    return `One network asks for new searches by 60 connections, another reads one at a time: median of 25 looks (B-13).

${table(['guarded by', 'reader alone ms', 'beside the flood ms', 'ratio', 'pages made for the flood', 'refused'], rows)}`;
  },
  figuresOf: () => ({}),
};
