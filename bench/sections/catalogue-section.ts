import type { CatalogueCost } from '../catalogue-cost.ts';
import { table, whole } from '../markdown.ts';
import type { Section } from '../part.ts';

/** How the cost of a list grows with the catalogue. */
export const catalogueSection: Section<CatalogueCost[]> = {
  title: 'A larger catalogue',
  describe: (found) => {
    const rows = found.map(({ variants, startMs, memoryMb, listMs, listCpuMs, facetsMs, facetsCpuMs }) => [
      ...[variants, startMs, memoryMb].map(whole),
      ...[listMs, listCpuMs, facetsMs, facetsCpuMs].map((ms) => ms.toFixed(1)),
    ]);
    const head = ['variants', 'start ms', 'memory MB', 'list ms', 'list CPU ms', 'narrowed list ms', 'narrowed list CPU ms'];
    return `Our products over and over under other names. The first pages, which load code, are not counted; of the lists, each address is asked once, so that no cache has it (median). CPU is that of the main thread.

${table(head, rows)}`;
  },
  figuresOf: (found) => {
    const [smallest, largest] = [found[0], found.at(-1)];
    if (!smallest || !largest || smallest === largest) return {};
    return { growth: largest.listCpuMs / smallest.listCpuMs, largeStart: largest.startMs, largeMemory: largest.memoryMb };
  },
};
