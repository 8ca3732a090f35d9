import { readFile } from 'node:fs/promises';
import { type Language, languages } from '#shared/country/countries.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { hashSource } from '../security/hash-source.ts';

export type FallbackKind = 'problem' | 'busy' | 'cookies';
export type FallbackPages = (kind: FallbackKind, language: Language, home: string) => { html: string; policy: string };

type Texts = { home?: string } & Partial<Record<FallbackKind, { title?: string; text?: string }>>;

const style =
  'body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#1c1b19;background:#fff}a{color:inherit}@media(prefers-color-scheme:dark){body{color:#f3f1ec;background:#171614}}';
const policy = `default-src 'none'; img-src 'self'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const readTexts = async (language: Language): Promise<Texts> => {
  const file = new URL(`../../../translations/${language}.json`, import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { frontDoor?: Texts }).frontDoor ?? {};
};

/**
 * Loads the texts of the page that is sent when the app cannot render one: complete, in the visitor's language, with nothing to load but an
 * icon.
 */
export const loadFallbackPages = async (): Promise<FallbackPages> => {
  const texts = new Map(await Promise.all(languages.map(async (language) => [language, await readTexts(language)] as const)));
  const english = texts.get('en');
  return (kind, language, home) => {
    const own = texts.get(language);
    const isTranslated = own?.[kind]?.title !== undefined && own[kind].text !== undefined && own.home !== undefined;
    const { home: homeText = '', ...chosen } = (isTranslated ? own : english) ?? {};
    const [title, text, link] = [chosen[kind]?.title ?? '', chosen[kind]?.text ?? '', homeText].map(escapeHtml);
    const html = `<!doctype html><html lang="${isTranslated ? language : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${escapeHtml(home)}">${link}</a></p></main></body></html>`;
    return { html, policy };
  };
};
