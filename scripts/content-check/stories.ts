import { millimetresOf, storyValues, valuesOfStory } from '#backend/catalogue/catalogue.ts';
import type { ProductFile } from '../../src/shared/catalogue/product-file.ts';
import type { StoryChapterFile } from '../../src/shared/catalogue/story-file.ts';
import { languages } from '../../src/shared/country/countries.ts';
import type { Finding } from './finding.ts';
import type { Library } from './library.ts';

const list = 'stories/stories.json';

/** A number typed into a text would duplicate the facts. */
const typedNumber = /\{\{\w+\}\}|(?<typed>\p{Nd}[\p{Nd}.,]*)/gu;

const numbersTypedIn = (text: string): string[] => [...text.matchAll(typedNumber)].flatMap(({ groups }) => groups?.['typed'] ?? []);

const valuesNamedIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/gu)].map(([, name]) => name ?? '');

const chapterFaults = ({ content }: Library, productKey: string, product: ProductFile, chapters: readonly StoryChapterFile[]): string[] => {
  const pictures = chapters.flatMap(({ picture }) => picture ?? []);
  const kinds = chapters.map(({ kind }) => kind);
  return [
    ...chapters.flatMap(({ kind, picture, drawing, lines }) => [
      ...(picture !== undefined && !content.media[picture] ? [`${productKey}.${kind}: no picture '${picture}'`] : []),
      ...(drawing !== undefined && product.facts.kind !== 'sink' ? [`${productKey}.${kind}: only sinks have a wall to draw`] : []),
      ...((picture ?? drawing ?? lines) ? [] : [`${productKey}.${kind}: needs a picture, a drawing or lines`]),
      ...(lines ?? [])
        .filter((line) => millimetresOf(product.facts, line) === undefined)
        .map((line) => `${productKey}.${kind}: the facts have no '${line}'`),
    ]),
    ...pictures.filter((picture, at) => pictures.indexOf(picture) !== at).map((picture) => `${productKey}: '${picture}' is shown twice`),
    ...kinds.filter((kind, at) => kinds.indexOf(kind) !== at).map((kind) => `${productKey}: two chapters of the kind '${kind}'`),
  ];
};

/**
 * Stories whose pictures, lines or texts are missing, and texts that type a number or name a value that one of their products does not
 * have.
 */
export const checkStories = (library: Library): Finding[] => {
  const { products, stories, storyTexts } = library.content;
  const productStories = Object.entries(stories).flatMap(([productKey, chapters]) => {
    const product = products.get(productKey)?.file;
    return product ? [{ productKey, product, chapters }] : [];
  });
  const unknown = Object.keys(stories).filter((productKey) => !products.has(productKey));
  const used = new Set(productStories.flatMap(({ chapters }) => chapters.map(({ chapter }) => chapter)));
  const storiesWithChapter = (id: string) => productStories.filter(({ chapters }) => chapters.some(({ chapter }) => chapter === id));
  const ofLanguage = (language: (typeof languages)[number]): string[] => {
    const texts = storyTexts[language] ?? {};
    return [
      ...[...used].filter((id) => !texts[id]).map((id) => `${id}: is missing`),
      ...Object.keys(texts)
        .filter((id) => !used.has(id))
        .map((id) => `${id}: no story has such a chapter`),
      ...Object.entries(texts).flatMap(([id, { headline, text }]) => {
        const said = `${headline} ${text}`;
        return [
          ...numbersTypedIn(said).map(
            (number) => `${id}: '${number}' is typed: name a value in braces (${Object.keys(storyValues).join(', ')})`,
          ),
          ...storiesWithChapter(id).flatMap(({ productKey, product }) => {
            const values = valuesOfStory({ locale: language }, product);
            return valuesNamedIn(said)
              .filter((name) => !Object.hasOwn(values, name))
              .map((name) => `${id}: '{{${name}}}' has no value in the facts of ${productKey}`);
          }),
        ];
      }),
    ];
  };
  return [
    ...unknown.map((productKey) => ({ file: list, message: `no product '${productKey}'` })),
    ...productStories.flatMap(({ productKey, product, chapters }) =>
      chapterFaults(library, productKey, product, chapters).map((message) => ({ file: list, message })),
    ),
    ...languages.flatMap((language) => ofLanguage(language).map((message) => ({ file: `stories/${language}.json`, message }))),
  ];
};
