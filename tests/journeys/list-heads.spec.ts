import { expect, test } from '@playwright/test';

/** The metadata of a list for search engines. */
const headOf = (html: string) => ({
  title: /<title>([^<]*)/.exec(html)?.[1],
  robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  countries: [...html.matchAll(/<link rel="alternate" hrefLang=/gi)].length,
});

test('S-01 each page of a list has its own URL and title; filtered lists are not indexed and are no canonical URL', async ({ request }) => {
  const read = async (path: string) => headOf(await (await request.get(path)).text());
  const [first, second] = [await read('/spuelen'), await read('/spuelen?page=2')];
  expect(first).toMatchObject({ robots: 'index, follow', canonical: 'https://www.undula.de/spuelen' });
  expect(first.countries).toBeGreaterThan(20);
  const title = first.title?.replace(/ – Undula$/, '');
  expect(second).toEqual({
    title: expect.stringMatching(new RegExp(`^${title}.*, Seite 2`)),
    robots: 'index, follow',
    canonical: 'https://www.undula.de/spuelen?page=2',
    countries: 0,
  });
  for (const query of ['?page=99', '?material=granite', '?material=granite&page=2'])
    expect(await read(`/spuelen${query}`), query).toMatchObject({ robots: 'noindex, follow', canonical: undefined });
  expect(await read('/spuelen?sort=new')).toMatchObject({ robots: 'index, follow', canonical: 'https://www.undula.de/spuelen' });
  expect((await read('/armaturen?page=2&sort=new')).canonical).toBe('https://www.undula.de/armaturen?page=2');
});
