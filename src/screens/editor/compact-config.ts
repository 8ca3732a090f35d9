import type { EntryCollection, Field } from '@sveltia/cms';
import type { EditorConfig } from './editor-config.ts';

/** The configuration as it is sent: each list of fields once, and each collection names its own by position. */
export type CompactConfig = Omit<EditorConfig, 'collections'> & {
  collections: (Omit<EntryCollection, 'fields'> & { fields: number })[];
  fieldLists: Field[][];
};

/** Says a configuration without repeating itself: more than fifty collections share a handful of lists, most of which describe every module. */
export const compactConfig = ({ collections, ...config }: EditorConfig): CompactConfig => {
  const fieldLists = [...new Set(collections.map(({ fields }) => fields))];
  return { ...config, collections: collections.map((one) => ({ ...one, fields: fieldLists.indexOf(one.fields) })), fieldLists };
};
