import { queryNames } from '../routes/page-query.ts';
import type { Section } from './page-file.ts';

// Modules whose state is in the address of their page.
const namesOf: Record<string, readonly string[]> = {
  'career-overview': queryNames.career,
  planner: queryNames.planner,
  'spare-parts': queryNames.spareParts,
  'product-registration': queryNames.registration,
};

/** The query names that the sections of a page read; none for most pages. */
export const queryNamesOfSections = (sections: readonly Pick<Section, 'uid'>[]): readonly string[] =>
  sections.flatMap(({ uid }) => namesOf[uid] ?? []);
