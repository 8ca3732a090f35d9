import { createHash } from 'node:crypto';
import { get } from 'node:http';
import type { CountryCode } from '../../src/shared/country/countries.ts';
import { storyEntries } from '../../stories/index.ts';
import { moduleOfSlug } from '../../stories/modules/module-story.ts';
import { documentation, type Screen, screens } from '../browser/screens.ts';

/** A page by the country of its host and its path. */
export type Address = { country: CountryCode; path: string };

// What a visitor brings along, or does there, shows what no document holds.
const isPlain = ({ hasCart, sends, isLoggedIn, hasWishes, hasOrder, hasSeen, opens }: Screen): boolean =>
  [hasCart, sends, isLoggedIn, hasWishes, hasOrder, hasSeen, opens].every((one) => one === undefined);

const plainScreens = new Map([...screens, ...documentation].filter(isPlain).map((screen) => [`@screen:${screen.name}`, screen]));

const addressesOfStory = (slug: string): Address[] =>
  storyEntries
    .filter((entry) => entry.slug === slug)
    .flatMap(({ variants }) => variants.map(({ id }): Address => ({ country: 'de', path: `/docs/frame/${slug}/${id}` })));

/** The pages that say all that the server has part in what a subject shows; undefined where its files have to say that. */
export const servedOf = (tag: string): Address[] | undefined => {
  const screen = plainScreens.get(tag);
  if (screen) return [{ country: screen.country, path: screen.path }];
  const [, kind, slug = ''] = /^@(story|docs):(.*)$/.exec(tag) ?? [];
  if (kind === 'docs') return [{ country: 'de', path: `/docs/${slug}` }];
  return kind === 'story' && moduleOfSlug(slug) !== undefined ? addressesOfStory(slug) : undefined;
};

const read = ({ host, path, port }: { host: string; path: string; port: string }): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = get({ host: '127.0.0.1', port, path: encodeURI(path), headers: { host: `${host}:${port}` } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      answer.on('error', reject);
    });
    asked.on('error', reject);
  });

// Names of scripts and style sheets tell which build wrote them; what is in them is read.
const asset = /\/assets\/(?<stem>[\w-]+?)-[\w-]{8}(?:\.first-[\w-]+|\.rest-[\w-]+)?\.(?<kind>js|css)/g;
// A script names others beside itself, and in the list of what its own parts need.
const inScript = /(?<=["'`])(?:\.|assets)\/(?<stem>[\w-]+?)-[\w-]{8}\.(?<kind>js|css)(?=["'`])/g;
const imported = /(?<=(?:from|import)\s?["'])\.\/[\w.-]+\.js(?=["'])/g;
// Which build answers is a name as well.
const ofBuild = /(?<=_buildId!==)[`'"][\w-]+[`'"]/g;
const withoutNames = (text: string): string =>
  text.replace(asset, '/assets/$<stem>.$<kind>').replace(inScript, './$<stem>.$<kind>').replace(ofBuild, '');

/** What of a document is seen: its language, title and body, without the data that script takes over from it. */
export const shownIn = (html: string): string =>
  withoutNames(
    [/<html[^>]*>/, /<title>[^<]*<\/title>/, /<body[\s\S]*<\/body>/]
      .map((part) => part.exec(html)?.[0] ?? '')
      .join('\n')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/\?v=\w+/g, ''),
  );

// The first answer may be sent before everything about the page is known, as which styles it begins with.
const readSettled = async (host: string, path: string, port: string): Promise<string> => {
  await read({ host, path, port });
  return read({ host, path, port });
};

const files = new Map<string, Promise<string>>();

/** Everything that a script consists of: itself, and what it imports before it runs. */
const scriptsFrom = async (first: readonly string[], readFile: (path: string) => Promise<string>): Promise<string[]> => {
  const found = new Map<string, string>();
  for (let open = [...first]; open.length > 0; ) {
    const texts = await Promise.all(open.map(readFile));
    for (const [at, path] of open.entries()) found.set(path, texts[at] ?? '');
    open = texts
      .flatMap((text) => [...text.matchAll(imported)].map(([name]) => `/assets/${name.slice(2)}`))
      .filter((path) => !found.has(path));
  }
  return [...found.values()].map(withoutNames).sort();
};

/** What a browser gets for pages of the server at a port, as one hash: documents, the styles they begin with and the scripts they name. Equal hash, equal bytes but for the names of files. */
export const hashServed = async (addresses: readonly Address[], port: string): Promise<string> => {
  const whole = createHash('sha256');
  for (const { country, path } of addresses) {
    const host = `${country}.localhost`;
    const html = await readSettled(host, path, port);
    const readFile = (file: string): Promise<string> => {
      const known = files.get(`${port}${file}`) ?? read({ host, path: file, port });
      files.set(`${port}${file}`, known);
      return known;
    };
    const named = [...new Set([...html.matchAll(asset)].map(([name]) => name))];
    const sheets = named.filter((name) => name.endsWith('.css') && !name.includes('.rest-'));
    whole.update(shownIn(html));
    for (const sheet of sheets) whole.update(withoutNames(await readFile(sheet)));
    for (const script of await scriptsFrom(
      named.filter((name) => name.endsWith('.js')),
      readFile,
    ))
      whole.update(script);
  }
  return whole.digest('hex').slice(0, 24);
};
