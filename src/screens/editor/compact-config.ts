import type { EntryCollection, Field } from '@sveltia/cms';
import type { EditorConfig } from './editor-config.ts';

/** The configuration as sent: each list of fields once, referenced by collections through its index. */
export type CompactConfig = Omit<EditorConfig, 'collections'> & {
  collections: (Omit<EntryCollection, 'fields'> & { fields: number })[];
  fieldLists: Field[][];
};

/** Removes repetition from a configuration: more than fifty collections share a handful of lists, most of which describe every module. */
export const compactConfig = ({ collections, ...config }: EditorConfig): CompactConfig => {
  const fieldLists = [...new Set(collections.map(({ fields }) => fields))];
  return { ...config, collections: collections.map((one) => ({ ...one, fields: fieldLists.indexOf(one.fields) })), fieldLists };
};
