import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** The metadata and content of a document, as the server sends it. */
export type SentDocument = {
  language: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: { lang: string; url: string }[];
  headings: string[];
  /** The number of each landmark: `main`, `nav` … */
  landmarks: Record<'header' | 'main' | 'nav' | 'footer', number>;
  /** Picture sources, and whether each has an alt text, possibly empty. */
  pictures: { source: string; hasAlt: boolean }[];
  /** The path of the social preview picture; empty if there is none. */
  shared: string;
  /** The share of the main part's text that is marked as another language than the page's, from 0 to 1. */
  foreign: number;
  /** Paths on the same host, without the fragment. */
  links: string[];
};

const attributeOf = ({ attrs }: Element, wanted: string): string | undefined => attrs.find(({ name }) => name === wanted)?.value;

/** Every element below a node, in document order. Thousands of documents are read: elements go into one list instead of being copied per level. */
const elementsIn = (node: DefaultTreeAdapterTypes.Node, found: Element[] = []): Element[] => {
  if ('tagName' in node) found.push(node);
  if ('childNodes' in node) for (const child of node.childNodes) elementsIn(child, found);
  return found;
};

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

const silent: readonly string[] = ['script', 'style', 'template', 'noscript'];

/** The number of letters below a node in the language, and in another; untranslated names count as neither. */
const lettersIn = (node: DefaultTreeAdapterTypes.Node, language: string, at = language): { own: number; other: number } => {
  if ('value' in node && node.nodeName === '#text') {
    const count = node.value.match(/\p{L}/gu)?.length ?? 0;
    return at === language ? { own: count, other: 0 } : { own: 0, other: count };
  }
  const isSilent = 'tagName' in node && (silent.includes(node.tagName) || attributeOf(node, 'translate') === 'no');
  if (isSilent || !('childNodes' in node)) return { own: 0, other: 0 };
  const below = ('tagName' in node && attributeOf(node, 'lang')?.split('-')[0]) || at;
  const sums = node.childNodes.map((child) => lettersIn(child, language, below));
  return { own: sums.reduce((sum, { own }) => sum + own, 0), other: sums.reduce((sum, { other }) => sum + other, 0) };
};

const foreignIn = (main: Element | undefined, language: string): number => {
  if (!main) return 0;
  const { own, other } = lettersIn(main, language);
  return own + other === 0 ? 0 : other / (own + other);
};

/** Parses a document like a browser without script. */
export const readDocument = (html: string): SentDocument => {
  const all = elementsIn(parse(html));
  const named = (name: string): Element[] => all.filter(({ tagName }) => tagName === name);
  const metaOf = (name: string): string => {
    const found = named('meta').find((element) => attributeOf(element, 'name') === name);
    return (found && attributeOf(found, 'content')) ?? '';
  };
  const property = (wanted: string): string => {
    const found = named('meta').find((element) => attributeOf(element, 'property') === wanted);
    return (found && attributeOf(found, 'content')) ?? '';
  };
  const linked = (relation: string): Element[] => named('link').filter((element) => attributeOf(element, 'rel') === relation);
  const [root] = named('html');
  const [canonical] = linked('canonical');
  return {
    language: (root && attributeOf(root, 'lang')) ?? '',
    title: named('title').map(textOf)[0] ?? '',
    description: metaOf('description'),
    robots: metaOf('robots'),
    canonical: (canonical && attributeOf(canonical, 'href')) ?? '',
    alternates: linked('alternate').map((link) => ({ lang: attributeOf(link, 'hreflang') ?? '', url: attributeOf(link, 'href') ?? '' })),
    headings: named('h1').map((heading) => textOf(heading).trim()),
    landmarks: {
      header: named('header').length,
      main: named('main').length,
      nav: named('nav').length,
      footer: named('footer').length,
    },
    pictures: named('img').map((image) => ({ source: attributeOf(image, 'src') ?? '', hasAlt: attributeOf(image, 'alt') !== undefined })),
    shared: property('og:image').replace(/^https?:\/\/[^/]+/, ''),
    foreign: foreignIn(named('main')[0], (root && attributeOf(root, 'lang')?.split('-')[0]) ?? ''),
    links: named('a').flatMap((link) => {
      const href = attributeOf(link, 'href')?.replace(/#.*$/, '') ?? '';
      return href.startsWith('/') ? [href] : [];
    }),
  };
};
