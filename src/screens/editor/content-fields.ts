import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { moduleSchema } from '#server-modules/module-schema.ts';
import { type SectionUid, sectionSchemas } from '#server-modules/schemas.ts';
import { mediaEntry } from '#shared/content/media-file.ts';
import { pageCountryTexts, pageFile, pageTexts } from '#shared/content/page-file.ts';
import type { Language } from '#shared/country/countries.ts';
import { languages } from '#shared/country/countries.ts';
import { displayNames } from '#shared/i18n/formats.ts';
import { type Choices, type FieldContext, fieldOf, fieldsOf } from './field-of.ts';
import type { Schema } from './json-shape.ts';
import { labelOf } from './leaf-fields.ts';

/** A language by its English name: the editor is in English. */
export const nameOf = (language: Language): string => displayNames('en', 'language').of(language) ?? language;

/** A schema without some of its properties: they have fields of their own, or none. */
const without = (root: Schema, ...names: string[]): Schema => ({
  ...root,
  properties: Object.fromEntries(Object.entries(root.properties ?? {}).filter(([name]) => !names.includes(name))),
});

const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' });

/** A section: its module, its id on the page, and the fields of the module. */
const sectionsField = (choices: Choices, ownFields: Field[], hint: string): Field => ({
  name: 'sections',
  label: 'Sections',
  label_singular: 'section',
  widget: 'list',
  hint,
  collapsed: true,
  summary: '{{fields.id}}',
  typeKey: 'uid',
  types: (Object.keys(sectionSchemas) as SectionUid[]).map((uid) => {
    const root = moduleSchema(uid);
    const data = fieldsOf(root, { root, choices });
    return {
      name: uid,
      label: labelOf(uid),
      summary: '{{fields.id}}',
      fields: [...ownFields, { name: 'data', label: 'Content', widget: 'object', fields: data }],
    };
  }),
});

const idField = (name: string, description: string, isRequired: boolean, making: FieldContext): Field =>
  fieldOf(name, { type: 'string', pattern: '^[a-z0-9-]+$', description }, isRequired, making);

const sectionIdOf = (making: FieldContext): Field =>
  idField('id', 'Its name in addresses: small letters, digits and hyphens', true, making);

/** The texts of a page in one language, its modules among them. */
export const textFields = (choices: Choices): Field[] => {
  const root = schemaOf(pageTexts);
  const making = { root, choices };
  const own = fieldsOf(without(root, 'sections'), making);
  const hint = 'The modules of the page, in their order; the same ones with the same ids in every language';
  return [...own, sectionsField(choices, [sectionIdOf(making)], hint)];
};

/** The texts of a page that differ in one country. */
export const countryTextFields = (choices: Choices): Field[] => {
  const root = schemaOf(pageCountryTexts);
  const making = { root, choices };
  const own = fieldsOf(without(root, 'sections'), making);
  const after = idField('after', 'The section that a new one stands behind; without it at the end', false, making);
  const hint = 'In place of the sections with the same ids; others are added';
  return [...own, sectionsField(choices, [sectionIdOf(making), after], hint)];
};

/** The facts of a page that are the same in every language. */
export const factFields = (choices: Choices): Field[] => {
  const root = schemaOf(pageFile);
  // The filters of lists are set once, by whoever builds the page.
  return fieldsOf(without(root, 'narrow'), { root, choices });
};

/** A picture: its file, its texts, and what it shows. */
export const pictureFields = (choices: Choices): Field[] => {
  const root = schemaOf(mediaEntry);
  const alt = languages.map(
    (language): Field => ({ name: language, label: nameOf(language), widget: 'string', required: true, minlength: 3, maxlength: 200 }),
  );
  const own = fieldsOf(without(root, 'original', 'alt'), { root, choices });
  return [
    {
      name: 'original',
      label: 'Picture',
      widget: 'image',
      required: true,
      choose_url: false,
      accept: 'image/webp,image/png,image/jpeg',
      hint: 'At least 1280 × 720; a product 4 : 3',
    },
    { name: 'alt', label: 'In words', widget: 'object', fields: alt, hint: 'For those who do not see it' },
    ...own,
  ];
};
