import { pathPlaceholder } from '#shared/routes/resolved-route.ts';
import type { PlaceholderValue } from '../request/page-address.ts';
import { assembleCachedResponse, type CachedResponse } from '../response/cached-response.ts';
import { type Encoding, encode } from '../response/encoding.ts';
import { hashSource } from '../security/hash-source.ts';

const inlineScript = /<script[^>]*>([\s\S]*?)<\/script>/g;

const pairsOf = (headers: readonly string[]): [string, string][] =>
  headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : []));

/** Old and new hashes of the scripts that contain a placeholder. A script that the policy does not allow has no hash to replace. */
const rehashScripts = (html: string, fill: (text: string) => string): [string, string][] =>
  [...html.matchAll(inlineScript)].flatMap(([, script = '']) =>
    script.includes(pathPlaceholder.begin) ? [[hashSource(script), hashSource(fill(script))] as [string, string]] : [],
  );

const countOf = (text: string, part: string): number => text.split(part).length - 1;

// The renderer streams its data in chunks: a placeholder split between two would not be replaced.
const hasIntactPlaceholders = (html: string): boolean => {
  const marks = countOf(html, pathPlaceholder.written) + countOf(html, pathPlaceholder.read);
  return countOf(html, pathPlaceholder.begin) === marks && countOf(html, pathPlaceholder.end) === marks;
};

const own = new Set(['etag', 'content-length', 'content-encoding']);

/**
 * Turns a page shared by many addresses into the page of one: the open part of the path is filled into text, links and scripts, and the
 * policy's script hashes are updated. This costs a fraction of a render, and the result is not cached. Undefined where the page cannot be
 * filled; it must then be rendered for this address alone.
 */
export const fillTemplate = async (
  shared: CachedResponse,
  placeholderValue: PlaceholderValue,
  encoding: Encoding,
): Promise<CachedResponse | undefined> => {
  const html = shared.identity.body.toString();
  if (!hasIntactPlaceholders(html)) return undefined;
  const fill = (text: string): string =>
    text.replaceAll(pathPlaceholder.written, () => placeholderValue.written).replaceAll(pathPlaceholder.read, () => placeholderValue.read);
  const hashes = rehashScripts(html, fill);
  const replaceHashes = (value: string): string => hashes.reduce((policy, [before, after]) => policy.replaceAll(before, after), value);
  const fieldsOf = (headers: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      pairsOf(headers).flatMap(([name, value]) =>
        own.has(name) ? [] : [[name, name === 'content-security-policy' ? replaceHashes(value) : value]],
      ),
    );
  const identity = Buffer.from(fill(html));
  const packed = encoding === 'identity' ? {} : { [encoding]: await encode(identity, encoding, 'once') };
  return assembleCachedResponse({
    status: shared.status,
    fields: fieldsOf(shared.identity.headers),
    elsewhere: fieldsOf(shared.identity.elsewhere),
    bodies: { identity, ...packed },
  });
};
