import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import { type CountryCode, type CountryFacts, countries, type Language, languages } from '#shared/country/countries.ts';
import { countryTextFields, factFields, nameOf, pictureFields, textFields } from './content-fields.ts';
import type { Choices } from './field-of.ts';

type EditorConfigInput = {
  choices: Choices;
  /** The folder of the content, relative to the repository that the editor sees. */
  folder: string;
};

const json = { extension: 'json', format: 'json', editor: { preview: false } } as const;

/** The texts of all pages in a language: drafts and published ones. */
const pagesIn = (language: Language, fields: Field[], folder: string): EntryCollection[] => {
  const shared = { ...json, folder: `${folder}/pages`, identifier_field: 'label', summary: '{{label}}', fields };
  return [
    {
      ...shared,
      name: `drafts-${language}`,
      label: `Drafts, ${nameOf(language)}`,
      description: 'Nobody else sees them before they are published.',
      path: `{{slug}}/${language}.draft`,
      preview_path: `edit/preview/${language}/{{slug}}`,
      create: true,
    },
    {
      ...shared,
      name: `pages-${language}`,
      label: `Published, ${nameOf(language)}`,
      description: 'What is saved here is published.',
      path: `{{slug}}/${language}`,
      create: false,
      delete: false,
    },
  ];
};

/** The deviating texts of each country that shares its language with others. */
const ownTextsIn = (language: Language, fields: Field[], folder: string): EntryCollection[] =>
  (Object.keys(countries) as CountryCode[])
    .filter((country) => (countries[country] as CountryFacts).languages.includes(language))
    .map((country) => ({
      ...json,
      folder: `${folder}/pages`,
      identifier_field: 'label',
      summary: '{{slug}}',
      fields,
      name: `own-${language}-${country}`,
      label: `${countries[country].label} alone, ${nameOf(language)}`,
      description: 'Takes the place of what the language says. What is saved here is published.',
      path: `{{slug}}/${language}.${country}`,
      create: true,
    }));

/** A configuration whose collections are all folders of entries. */
export type EditorConfig = Omit<CmsConfig, 'collections'> & { collections: EntryCollection[] };

/**
 * The configuration of the editor, generated from the schemas that validate content (B-09). Its repository is the folder on this machine.
 */
export const editorConfig = ({ choices, folder }: EditorConfigInput): EditorConfig => {
  const texts = textFields(choices);
  const ownTexts = countryTextFields(choices);
  const facts = { ...json, folder: `${folder}/pages`, identifier_field: 'pageId', summary: '{{pageId}}', fields: factFields(choices) };
  return {
    // The name appears on the first screen; GitHub is never contacted: the page's policy blocks it.
    backend: { name: 'github', repo: 'undula/shop', branch: 'main', auth_methods: ['token'] },
    app_title: 'Undula: content',
    media_folder: 'imagery/originals/uploads',
    public_folder: 'uploads',
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...languages.flatMap((language) => pagesIn(language, texts, folder)),
      ...languages.flatMap((language) => ownTextsIn(language, ownTexts, folder)),
      { ...facts, name: 'facts-drafts', label: 'Facts of new pages', path: '{{slug}}/page.draft', slug: '{{pageId}}', create: true },
      { ...facts, name: 'facts', label: 'Facts of pages', path: '{{slug}}/page', create: false, delete: false },
      {
        ...json,
        name: 'pictures',
        label: 'Pictures',
        folder: `${folder}/pictures`,
        identifier_field: 'original',
        slug: '{{alt.en}}',
        fields: pictureFields(choices),
        create: true,
      },
    ],
  };
};
