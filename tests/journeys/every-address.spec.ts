import { existsSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parseSitemap, parseSitemapIndex, type SitemapItem } from 'sitemap';
import { type CountryCode, countries } from '../../src/shared/country/countries.ts';
import { findHtmlErrors } from '../support/browser/html-errors.ts';
import { readDocument, type SentDocument } from '../support/browser/read-document.ts';

type Walked = { item: SitemapItem; document: SentDocument };

// Maximum bytes of a social preview picture: some services drop larger ones.
const largestShared = 150_000;
/** By path, whether each social preview picture has the shape that services crop to and is small enough. */
const sharedPictures = new Map<string, Promise<boolean>>();
const isOfShape = async (path: string): Promise<boolean> => {
  if (!existsSync(`dist/public${path}`)) return false;
  const { format, width, height } = await sharp(`dist/public${path}`).metadata();
  return format === 'jpeg' && width === 1200 && height === 630 && statSync(`dist/public${path}`).size <= largestShared;
};
const canBeShared = (path: string): Promise<boolean> => {
  const sharedPicture = sharedPictures.get(path) ?? isOfShape(path);
  sharedPictures.set(path, sharedPicture);
  return sharedPicture;
};

/** The parts of a page that may be in another language: company names, a quotation. */
const mostForeign = 0.02;

/** The errors of a page, checked against its sitemap entry; one sentence each. */
const faultsOf = ({ item, document }: Walked, language: string): string[] => {
  const { title, description, headings, landmarks, pictures, alternates, foreign } = document;
  const wanted = JSON.stringify(item.links.toSorted((a, b) => a.lang.localeCompare(b.lang)));
  const alternatesText = JSON.stringify(alternates.toSorted((a, b) => a.lang.localeCompare(b.lang)));
  const faults: [boolean, string][] = [
    [document.language.split('-')[0] !== language, `speaks ${document.language}`],
    [document.canonical !== item.url, `names ${document.canonical} as its address`],
    [!document.robots.startsWith('index'), `says ${document.robots}`],
    [wanted !== alternatesText, 'names other alternates than the sitemap'],
    [!item.links.some(({ url }) => url === item.url), 'is not among its own alternates'],
    [title.length < 5 || title.length > 80, `has the title ${JSON.stringify(title)}`],
    [description.length < 30, `has the description ${JSON.stringify(description)}`],
    [headings.length !== 1 || headings[0] === '', `has the h1 ${JSON.stringify(headings)}`],
    [landmarks.main !== 1 || landmarks.header < 1 || landmarks.nav < 1 || landmarks.footer < 1, `has ${JSON.stringify(landmarks)}`],
    [foreign > mostForeign, `is foreign by ${(foreign * 100).toFixed(1)} %`],
    [pictures.some(({ hasAlt }) => !hasAlt), 'has a picture without alternative text'],
  ];
  const missing = pictures.filter(({ source }) => source.startsWith('/') && !existsSync(`dist/public${source}`));
  return [
    ...faults.filter(([isFault]) => isFault).map(([, text]) => text),
    ...missing.map(({ source }) => `shows ${source}, which is missing`),
  ];
};

for (const country of Object.keys(countries) as CountryCode[]) {
  test(`S-01 S-02 C-09 every sitemap URL of ${country} is sound: text, alternates, heading, landmarks, pictures, links`, async ({
    request,
  }) => {
    test.setTimeout(300_000);
    const headers = { host: `${country}.localhost` };
    const ask = async (path: string): Promise<{ status: number; text: string }> => {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      return { status: answer.status(), text: await answer.text() };
    };
    const pathIn = (address: string): string => new URL(address).pathname;
    const index = await parseSitemapIndex(Readable.from([(await ask('/sitemap.xml')).text]));
    expect(index.length).toBeGreaterThan(0);
    const faults: string[] = [];
    const titles = new Map<string, string>();
    const [linked, alternatesText] = [new Set<string>(), new Set<string>()];
    for (const { url } of index) {
      const language = /\/sitemaps\/([a-z]{2})-/.exec(url)?.[1] ?? '';
      const items = await parseSitemap(Readable.from([(await ask(pathIn(url))).text]));
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) {
        const path = pathIn(item.url);
        alternatesText.add(path);
        const { status, text } = await ask(path);
        const document = readDocument(text);
        const named = titles.get(document.title);
        titles.set(document.title, path);
        for (const link of document.links) linked.add(link);
        faults.push(
          ...(status === 200 ? [] : [`${path} answers ${status}`]),
          ...(named === undefined ? [] : [`${path} has the title of ${named}`]),
          ...(document.shared === '' || (await canBeShared(document.shared)) ? [] : [`${path} is shared with ${document.shared}`]),
          ...(document.shared === '' && url.includes('-products') ? [`${path} is shared without a picture`] : []),
          ...faultsOf({ item, document }, language).map((fault) => `${path} ${fault}`),
          ...(url.includes('-pages') ? (await findHtmlErrors(text)).map((fault) => `${path} ${fault}`) : []),
        );
      }
    }
    for (const link of linked) {
      const [path = ''] = link.split('?');
      if (alternatesText.has(path)) continue;
      const { status } = await ask(link);
      if (status >= 400 || status === 308) faults.push(`${link} is linked and answers ${status}`);
    }
    expect(faults).toEqual([]);
  });
}

test('S-01 S-02 alternates are mutual, in every country and language', async ({ request }) => {
  const named = new Map<string, Set<string>>();
  for (const country of Object.keys(countries)) {
    const ask = async (address: string): Promise<Readable> =>
      Readable.from([await (await request.get(new URL(address).pathname, { headers: { host: `${country}.localhost` } })).text()]);
    for (const { url } of await parseSitemapIndex(await ask('https://any.example/sitemap.xml'))) {
      for (const item of await parseSitemap(await ask(url))) named.set(item.url, new Set(item.links.map((link) => link.url)));
    }
  }
  const pairs = [...named].flatMap(([address, others]) => [...others].map((other) => [address, other] as const));
  expect(pairs.length).toBeGreaterThan(20_000);
  expect(pairs.filter(([address, other]) => named.get(other)?.has(address) !== true)).toEqual([]);
});
