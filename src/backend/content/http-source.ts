import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { type ContentFiles, type ContentSource, missingApiKey, shortOf } from './content-source.ts';
import { isPageName } from './draft-files.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

type HttpSourceOptions = {
  /** Base address of the CMS, without a slash at its end. */
  url: string;
  /** API key by country short code. */
  apiKeys: Partial<Record<CountryCode, string>>;
  /** Milliseconds before each retry after a network error or a 5xx. */
  delays?: readonly number[];
  /** Timeout of a request in milliseconds. */
  timeout?: number;
};

const answerBody = z.object({ files: z.record(z.string(), z.unknown()) });
type CacheEntry = { etag: string; files: ContentFiles };

/** Requests until a response below 500 comes or the delays are used up. */
const askWithRetry = async (ask: () => Promise<Response>, delays: readonly number[]): Promise<Response> => {
  for (const delay of delays) {
    const response = await ask().catch(() => undefined);
    if (response && response.status < 500) return response;
    await wait(delay);
  }
  return ask();
};

/** Makes equal JSON one object: what was checked once is not checked twenty times. */
type Intern = (value: unknown) => unknown;

const createInterning = (): Intern => {
  const interned = new Map<string, unknown>();
  return (value) => {
    const text = JSON.stringify(value);
    if (!interned.has(text)) interned.set(text, value);
    return interned.get(text);
  };
};

const valueOrThrow = <Value>(result: PromiseSettledResult<Value>): Value => {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};

const statusMessage = (country: CountryCode, status: number): string =>
  status === 401 || status === 403
    ? `Country ${shortOf(country)}: the CMS refused its API key (status ${status}).`
    : `Country ${shortOf(country)}: the CMS answered status ${status}.`;

const unreachable = (country: CountryCode, url: string, cause: unknown): Error =>
  new Error(`Country ${shortOf(country)}: the CMS at ${url} cannot be reached.`, { cause });

/** The files in a response. Throws with the country and the cause if it has none. */
const filesIn = async (country: CountryCode, response: Response): Promise<Record<string, unknown>> => {
  if (!response.ok) throw new Error(statusMessage(country, response.status));
  const body = answerBody.safeParse(await response.json().catch(() => undefined));
  if (!body.success) throw new Error(`Country ${shortOf(country)}: the CMS answered something else than content.`);
  return body.data.files;
};

/**
 * Content from a CMS over HTTP: `GET {url}/{short}/content` with the country's API key as bearer token, `{files: {path: json}}`, by ETag.
 * Drafts of a page at `GET {url}/{short}/drafts/{page}` in the same format, 404 if there are none.
 */
export const createHttpSource = ({ url, apiKeys, delays = [250, 1000, 4000], timeout = 10_000 }: HttpSourceOptions): ContentSource => {
  const cache = new Map<CountryCode, CacheEntry>();
  const ask =
    (path: string, key: string, headers: Record<string, string> = {}) =>
    () =>
      fetch(`${url}/${path}`, {
        headers: { authorization: `Bearer ${key}`, accept: 'application/json', ...headers },
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
  const askForContent = (country: CountryCode, key: string) => {
    const etag = cache.get(country)?.etag;
    return ask(`${country}/content`, key, etag ? { 'if-none-match': etag } : {});
  };
  const keyOf = (country: CountryCode): string => {
    const key = apiKeys[country];
    if (!key) throw missingApiKey(country);
    return key;
  };
  const readAnswer = async (country: CountryCode, response: Response, intern: Intern): Promise<ContentFiles> => {
    const before = cache.get(country);
    if (response.status === 304 && before) return before.files;
    const read = Object.entries(await filesIn(country, response));
    const files = new Map(read.map(([path, value]) => [path, intern(value)]));
    cache.set(country, { etag: response.headers.get('etag') ?? '', files });
    return files;
  };
  const read = async (country: CountryCode, key: string, intern: Intern): Promise<ContentFiles> => {
    const response = await askWithRetry(askForContent(country, key), delays).catch((cause: unknown) => {
      throw unreachable(country, url, cause);
    });
    return readAnswer(country, response, intern);
  };
  return {
    readAll: async () => {
      const keys = countryCodes.map((country) => [country, keyOf(country)] as const);
      const intern = createInterning();
      // All are awaited, so that no request outlives a failure, and the error names the first country in order.
      const answers = await Promise.allSettled(keys.map(async ([country, key]) => [country, await read(country, key, intern)] as const));
      return new Map(answers.map(valueOrThrow));
    },
    // An editor is waiting for the draft, so it is requested once, without retries.
    readDrafts: async (country, pageId) => {
      if (!isPageName(pageId)) return new Map();
      const response = await ask(`${country}/drafts/${pageId}`, keyOf(country))().catch((cause: unknown) => {
        throw unreachable(country, url, cause);
      });
      return response.status === 404 ? new Map() : new Map(Object.entries(await filesIn(country, response)));
    },
  };
};
