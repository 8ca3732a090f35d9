type Texts = { readonly [key: string]: unknown };

const isTexts = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** The keys that one language has and another lacks; plural forms differ by language, so only their `other` counts. */
export const missingTexts = (wanted: Texts, given: Texts, parentPath = ''): string[] =>
  Object.entries(wanted).flatMap(([key, value]) => {
    const path = parentPath === '' ? key : `${parentPath}.${key}`;
    const own = given[key];
    if (isTexts(value)) return missingTexts(value, isTexts(own) ? own : {}, path);
    const isPluralForm = key !== 'other' && 'other' in wanted;
    return typeof own === 'string' || isPluralForm ? [] : [path];
  });
