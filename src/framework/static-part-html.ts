import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';

type ClientReference = { id: string };

// Layouts, cards and sections of every language and country: one entry is some 5 kB.
const cache = new LRUCache<string, Promise<string>>({ max: 5_000 });

const insideStaticPart = new AsyncLocalStorage<true>();

/** Whether the caller is already inside such a part. */
export const isWithinStaticPart = (): boolean => insideStaticPart.getStore() === true;

/** The HTML of a static part. Throws if rendering fails, or if it contains a client component: nothing would hydrate it. */
export const renderStaticPart = async (name: string, children: ReactNode): Promise<string> => {
  const problems: unknown[] = [];
  const notes = {
    onClientReference: ({ id }: ClientReference) => void problems.push(new Error(`${name} holds ${id}, which would never be hydrated`)),
  };
  const render = () => renderToReadableStream(children, { onError: (error: unknown) => void problems.push(error) }, notes);
  const stream = insideStaticPart.run(true, render);
  const { renderPart } = await import.meta.viteRsc.import<typeof import('./render-part.ts')>('./render-part.ts', { environment: 'ssr' });
  const html = await renderPart(name, stream).catch((error: unknown) => {
    throw problems[0] ?? error;
  });
  if (problems.length > 0) throw problems[0];
  return html;
};

/** The HTML of a static part that is the same for equal keys: rendered once, and again after a failure. */
export const renderCachedStaticPart = (longKey: string, name: string, children: ReactNode): Promise<string> => {
  const key = hash('sha256', longKey, 'base64');
  const cached = cache.get(key);
  if (cached) return cached;
  const html = renderStaticPart(name, children);
  cache.set(key, html);
  html.catch(() => cache.delete(key));
  return html;
};
