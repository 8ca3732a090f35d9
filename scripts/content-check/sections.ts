import { addressOfFile } from '#backend/content/content.ts';
import { sectionFaults } from '../../src/server-modules/section-faults.ts';
import type { Section } from '../../src/shared/content/page-file.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

/** A section of a page in one language, with its location. */
export type PlacedSection = { file: string; place: string; pageId: string; language: string; section: Section };

/** Every section of every page in every language. */
export const sectionsOf = ({ content }: Library): PlacedSection[] =>
  [...content.pages].flatMap(([pageId, { texts }]) =>
    Object.entries(texts).flatMap(([language, { sections }]) =>
      sections.map((section, index) => ({
        file: `pages/${pageId}/${language}.json`,
        place: `sections[${index}]`,
        pageId,
        language,
        section,
      })),
    ),
  );

/** Errors in the data of some sections, by the schemas of their modules. */
export const sectionFindings = (file: string, sections: readonly Section[]): Finding[] =>
  sectionFaults(sections).map(({ location, message }) => ({ file, message: `${location}: ${message}` }));

const ofPages = ({ content }: Library): Finding[] =>
  [...content.pages].flatMap(([pageId, { texts }]) =>
    Object.entries(texts).flatMap(([language, { sections }]) => sectionFindings(`pages/${pageId}/${language}.json`, sections)),
  );

const repeatedIds = (sections: readonly PlacedSection[]): Finding[] => {
  const seen = new Set<string>();
  return sections.flatMap(({ file, place, section }) => {
    const key = `${file}#${section.id}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [{ file, message: `${place}.id: '${section.id}' stands twice on the page` }] : [];
  });
};

/** Pages that differ by country also differ by language: each is written for the law of the countries that speak it. */
const differsByCountry = ({ files }: Library, pageId: string): boolean =>
  [...files.keys()].some((file) => file.startsWith(`pages/${pageId}/`) && addressOfFile(file)?.kind === 'pageCountryTexts');

/** The same modules in the same order in every language: a page must not lose a section in translation. */
const missingModules = (library: Library): Finding[] =>
  [...library.content.pages].flatMap(([pageId, { texts }]) => {
    if (differsByCountry(library, pageId)) return [];
    const wanted = (texts.de ?? texts.en)?.sections.map(({ uid, id }) => `${uid}#${id}`).join(' ');
    return Object.entries(texts)
      .filter(([, { sections }]) => sections.map(({ uid, id }) => `${uid}#${id}`).join(' ') !== wanted)
      .map(([language]) => ({
        file: `pages/${pageId}/${language}.json`,
        message: 'sections: not the same modules and ids as in the other languages',
      }));
  });

/** The data of every section against its module's schema (M-40). */
export const checkSections = (library: Library): Finding[] => {
  const sections = sectionsOf(library);
  return [...ofPages(library), ...repeatedIds(sections), ...missingModules(library)];
};
