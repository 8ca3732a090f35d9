import { z } from 'zod';
import { type SectionUid, sectionSchemas } from './schemas.ts';

/** Below which address the JSON Schemas of the modules are read. */
export const moduleSchemaFolder = '/docs/modules';

/** Where the JSON Schema of a module's data is read. */
export const moduleSchemaPath = (uid: string): string => `${moduleSchemaFolder}/${uid}.schema.json`;

/** What the data of a section may be, as JSON Schema (2020-12): for editors of text and for other programs (B-09). */
export const moduleSchema = (uid: SectionUid): z.core.JSONSchema.BaseSchema => ({
  ...z.toJSONSchema(sectionSchemas[uid], { io: 'input', target: 'draft-2020-12' }),
  title: uid,
});

/** The same as it is published: `npm run stories:index` writes it. */
export const textOfModuleSchema = (uid: SectionUid): string => `${JSON.stringify(moduleSchema(uid), null, 2)}\n`;
