import type { ZodType } from 'zod';
import { sectionSchemas } from '../../src/server-modules/schemas.ts';
import type { Section } from '../../src/shared/content/page-file.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

/** A section of a page in one language, with the place where it stands. */
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

const schemas: Record<string, ZodType | undefined> = sectionSchemas;

const checkSection = ({ file, place, section }: PlacedSection): Finding[] => {
  const schema = Object.hasOwn(schemas, section.uid) ? schemas[section.uid] : undefined;
  if (!schema) return [{ file, message: `${place}.uid: no module '${section.uid}'` }];
  const result = schema.safeParse(section.data);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => ({ file, message: `${[`${place}.data`, ...path].join('.')}: ${message}` }));
};

const repeatedIds = (sections: readonly PlacedSection[]): Finding[] => {
  const seen = new Set<string>();
  return sections.flatMap(({ file, place, section }) => {
    const key = `${file}#${section.id}`;
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [{ file, message: `${place}.id: '${section.id}' stands twice on the page` }] : [];
  });
};

/** The same modules in the same order in every language: a page must not lose a section in translation. */
const missingModules = ({ content }: Library): Finding[] =>
  [...content.pages].flatMap(([pageId, { texts }]) => {
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
  return [...sections.flatMap(checkSection), ...repeatedIds(sections), ...missingModules(library)];
};
