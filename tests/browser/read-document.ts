import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** What a document says of itself, as the server sends it. */
export type SentDocument = {
  language: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: { lang: string; url: string }[];
  headings: string[];
  /** How often each landmark stands there: `main`, `nav` … */
  landmarks: Record<'header' | 'main' | 'nav' | 'footer', number>;
  /** Sources of pictures, and whether something is said of each, be it that there is nothing to say. */
  pictures: { source: string; hasAlt: boolean }[];
  /** The path of the picture that is shown where the page is shared; empty where there is none. */
  shared: string;
  /** Paths on the same host, without what follows `#`. */
  links: string[];
};

const attributeOf = ({ attrs }: Element, wanted: string): string | undefined => attrs.find(({ name }) => name === wanted)?.value;

const elementsIn = (node: DefaultTreeAdapterTypes.Node): Element[] => {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsIn) : [];
  return 'tagName' in node ? [node, ...below] : below;
};

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** Reads a document as a browser without script would. */
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
    links: named('a').flatMap((link) => {
      const href = attributeOf(link, 'href')?.replace(/#.*$/, '') ?? '';
      return href.startsWith('/') ? [href] : [];
    }),
  };
};
