import 'server-only';
import { getOrInsertComputed } from '#shared/cache/get-or-insert.ts';
import type { PageCountryTexts, PageTexts, Section } from '#shared/content/page-file.ts';
import { type CountryValue, type CountryValues, countryValues } from './country-values.ts';

/** The texts of a page for one country, and the problems with the country's overrides. */
export type ResolvedTexts = { texts: PageTexts; faults: readonly string[] };

const namesIn = /\{\{(\w+)\}\}/g;

const fillText = (text: string, values: CountryValues, faults: Set<string>): string =>
  text.replaceAll(namesIn, (whole, name: string) => {
    const value = values[name as CountryValue];
    if (value !== undefined) return value;
    faults.add(
      name in countryValues
        ? `'${whole}' has no value in this country`
        : `'${whole}': no such value; there are ${Object.keys(countryValues).join(', ')}`,
    );
    return whole;
  });

/** A line with its values filled in; undefined if the country lacks one of them. */
export const fillLine = (text: string, values: CountryValues): string | undefined => {
  const faults = new Set<string>();
  const resolved = fillText(text, values, faults);
  return faults.size === 0 ? resolved : undefined;
};

const namesCache = new WeakMap<object, boolean>();

/** Whether a value contains a placeholder in braces. Texts are immutable, so the result is cached for what many countries share. */
const namesAnything = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('{{');
  if (typeof value !== 'object' || value === null) return false;
  return getOrInsertComputed(namesCache, value, (texts) => Object.values(texts).some(namesAnything));
};

/** The same value with every placeholder filled in; a value without placeholders stays the same object. */
const fill = <Value>(value: Value, values: CountryValues, faults: Set<string>): Value => {
  if (!namesAnything(value)) return value;
  if (typeof value === 'string') return fillText(value, values, faults) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).map(([key, child]) => [key, fill<unknown>(child, values, faults)] as const);
  if (filled.every(([key, child]) => child === (value as Record<string, unknown>)[key])) return value;
  return Object.freeze(Array.isArray(value) ? filled.map(([, child]) => child) : Object.fromEntries(filled)) as Value;
};

const unknownSections = (sections: readonly Section[], { without, sections: own }: PageCountryTexts): string[] => {
  const ids = new Set([...sections, ...own].map(({ id }) => id));
  return [...without, ...own.flatMap(({ after }) => after ?? [])]
    .filter((id) => !ids.has(id))
    .map((id) => `no section '${id}' on this page`);
};

/** The sections of a country: the common ones, in order, with those that it replaces, omits and adds. */
const sectionsOf = (sections: readonly Section[], { without, sections: own }: PageCountryTexts): Section[] => {
  const ownById = new Map(own.map(({ uid, id, data }) => [id, { uid, id, data }]));
  const shown = sections.filter(({ id }) => !without.includes(id)).map((section) => ownById.get(section.id) ?? section);
  const sharedIds = new Set(sections.map(({ id }) => id));
  for (const { after, uid, id, data } of own.filter((section) => !sharedIds.has(section.id))) {
    const position = shown.findIndex((section) => section.id === after);
    shown.splice(position < 0 ? shown.length : position + 1, 0, { uid, id, data });
  }
  return shown;
};

const applyOverrides = (texts: PageTexts, own: PageCountryTexts): PageTexts => {
  const { label = texts.label, title = texts.title, description = texts.description } = own;
  return Object.freeze({ ...texts, label, title, description, sections: Object.freeze(sectionsOf(texts.sections, own)) as Section[] });
};

/** The texts of a page for a country: those of its language, with its overrides and its values. */
export const resolveCountryTexts = (texts: PageTexts, own: PageCountryTexts | undefined, values: CountryValues): ResolvedTexts => {
  const faults = new Set(own ? unknownSections(texts.sections, own) : []);
  return { texts: fill(own ? applyOverrides(texts, own) : texts, values, faults), faults: [...faults] };
};
