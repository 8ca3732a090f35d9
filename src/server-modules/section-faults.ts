import type { ZodType } from 'zod';
import { contentFaults, type Fault } from '#shared/content/content-faults.ts';
import type { Section } from '#shared/content/page-file.ts';
import { sectionSchemas } from './schemas.ts';

const schemas: Record<string, ZodType | undefined> = sectionSchemas;

/** Errors in the sections of a page: number and module of each section, the field, its value and what is allowed. */
export const sectionFaults = (sections: readonly Section[]): Fault[] =>
  sections.flatMap(({ uid, data }, index) => {
    const schema = Object.hasOwn(schemas, uid) ? schemas[uid] : undefined;
    if (!schema)
      return [{ location: `sections[${index}].uid`, message: `no module '${uid}'; allowed: ${Object.keys(schemas).join(', ')}` }];
    return contentFaults(schema, data).map(({ location, message }) => ({
      location: `sections[${index}].data${location && `.${location}`} (${uid})`,
      message,
    }));
  });
