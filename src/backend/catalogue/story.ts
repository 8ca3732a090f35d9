import 'server-only';
import { findPicture, getCountryContent } from '#backend/content/content.ts';
import { bowlsInCabinet, defaultKitchen } from '#shared/catalogue/cabinet-fit.ts';
import { drawBowlWall } from '#shared/catalogue/drawing/bowl-wall.ts';
import type { Drawing } from '#shared/catalogue/drawing/drawing.ts';
import type { ProductFacts } from '#shared/catalogue/facts.ts';
import { formatCentimetres, formatMillimetres } from '#shared/catalogue/format-length.ts';
import { formingOf } from '#shared/catalogue/forming.ts';
import type { ChapterKind, StoryChapterFile, StoryLineName } from '#shared/catalogue/story-file.ts';
import { fallbackLanguage } from '#shared/content/content-languages.ts';
import type { Picture } from '#shared/contract/picture.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import { inCountryMeasures } from '#shared/i18n/country-measures.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { catalogueOf } from './catalogue-index.ts';
import { formatDegrees, formatOnDrawing, joinWords } from './measures.ts';
import { finishName } from './product-pictures.ts';
import { fillStory, valuesOfStory } from './story-values.ts';
import { textsOf } from './texts.ts';

/** A length drawn to scale: its label, its formatted value, and its share of the longest line next to it, per cent. */
type StoryLine = { id: StoryLineName; label: string; length: string; share: number };

/** A picture of a chapter; `caption` names what it shows where that is more than the product itself. */
export type StoryPicture = { picture: Picture; alt: string; altLanguage: Language; caption: string; isLifestyle: boolean };

/** A chapter for display. */
export type StoryChapter = {
  kind: ChapterKind;
  headline: string;
  text: string;
  language: Language;
  picture: StoryPicture | undefined;
  drawing: { name: string; drawing: Drawing } | undefined;
  lines: StoryLine[];
};

/** Millimetres of a line; undefined where the facts do not have it. */
export const millimetresOf = (facts: ProductFacts, name: StoryLineName): number | undefined => {
  if (facts.kind === 'tap') return name === 'height' || name === 'reach' || name === 'outletHeight' ? facts[name] : undefined;
  if (facts.kind !== 'sink') return undefined;
  const { width } = bowlsInCabinet(facts, { mounting: facts.mountings[0] ?? 'inset', worktop: defaultKitchen.worktop });
  const lengths: Partial<Record<StoryLineName, number | undefined>> = {
    width: facts.outer.width,
    cabinet: facts.cabinetWidth,
    cutOut: facts.cutOut?.width,
    bowls: width,
  };
  return lengths[name];
};

const labelOf = (t: Translate, name: StoryLineName): string => {
  if (name === 'width') return t('product.story.width');
  return t(name === 'bowls' ? 'catalogue.fact.bowl' : `catalogue.fact.${name}`);
};

const linesOf = (site: Site, facts: ProductFacts, names: readonly StoryLineName[]): StoryLine[] => {
  const measured = names.flatMap((id) => {
    const millimetres = millimetresOf(facts, id);
    return millimetres === undefined ? [] : [{ id, millimetres }];
  });
  const longest = Math.max(...measured.map(({ millimetres }) => millimetres));
  return measured.map(({ id, millimetres }) => ({
    id,
    label: labelOf(textsOf(site.locale), id),
    length: id === 'cabinet' ? formatCentimetres(millimetres / 10, site.locale) : formatMillimetres(millimetres, site.locale),
    share: Math.round((millimetres / longest) * 1000) / 10,
  }));
};

const pictureOf = (site: Site, productKey: string, identifier: string): StoryPicture | undefined => {
  const found = findPicture(site, identifier, site.language);
  if (!found || found.isPlaceholder) return undefined;
  const { articles, products } = catalogueOf(site.country);
  const t = textsOf(site.locale);
  const shown = found.shows.flatMap((variantKey) => {
    const article = articles.get(variantKey);
    return article ? [t('product.story.shown', { name: article.product.file.name, finish: finishName(site, article) })] : [];
  });
  const other = getCountryContent(site.country).media[identifier]?.productKey ?? productKey;
  const names = other === productKey ? shown : [products.get(other)?.file.name ?? ''];
  const { picture, alt, altLanguage, kind } = found;
  return { picture, alt, altLanguage, caption: joinWords(site, names), isLifestyle: kind === 'lifestyle' };
};

const drawingOf = (site: Site, name: string, facts: ProductFacts): StoryChapter['drawing'] => {
  if (facts.kind !== 'sink') return undefined;
  const draft = formatDegrees(site, formingOf(facts).draft);
  return {
    name: textsOf(site.locale)('product.story.wall', { name, draft }),
    drawing: drawBowlWall(facts, { length: (millimetres) => formatOnDrawing(site, millimetres), draft }),
  };
};

/** The story of a product, chapter by chapter: each makes one point, with every number from the facts. Empty for a product without a story. */
export const storyOf = (site: Site, productKey: string): StoryChapter[] => {
  const { stories, storyTexts } = getCountryContent(site.country);
  const product = catalogueOf(site.country).products.get(productKey);
  if (!product) return [];
  const { name, facts } = product.file;
  const values = valuesOfStory(site, product.file);
  const t = (text: string): string => inCountryMeasures(site.locale, fillStory(text, values));
  return (stories[productKey] ?? []).flatMap(({ chapter, kind, picture, drawing, lines }: StoryChapterFile): StoryChapter[] => {
    const language = storyTexts[site.language]?.[chapter] ? site.language : fallbackLanguage;
    const words = storyTexts[language]?.[chapter];
    if (!words) return [];
    return [
      {
        kind,
        headline: t(words.headline),
        text: t(words.text),
        language,
        picture: picture === undefined ? undefined : pictureOf(site, productKey, picture),
        drawing: drawing === undefined ? undefined : drawingOf(site, name, facts),
        lines: linesOf(site, facts, lines ?? []),
      },
    ];
  });
};
