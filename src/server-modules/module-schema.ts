import { z } from 'zod';
import { type SectionUid, sectionSchemas } from './schemas.ts';

/** The path below which the JSON Schemas of the modules are served. */
export const moduleSchemaFolder = '/docs/modules';

/** The path of the JSON Schema of a module's data. */
export const moduleSchemaPath = (uid: string): string => `${moduleSchemaFolder}/${uid}.schema.json`;

/** The JSON Schema (2020-12) of a section's data: for text editors and other programs (B-09). */
export const moduleSchema = (uid: SectionUid): z.core.JSONSchema.BaseSchema => ({
  ...z.toJSONSchema(sectionSchemas[uid], { io: 'input', target: 'draft-2020-12' }),
  title: uid,
});

/** The same as published text: `npm run stories:index` writes it. */
export const textOfModuleSchema = (uid: SectionUid): string => `${JSON.stringify(moduleSchema(uid), null, 2)}\n`;
