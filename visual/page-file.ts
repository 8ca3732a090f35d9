import { readdirSync } from 'node:fs';
import type { Screen } from '../tests/support/browser/screens.ts';

const folder = new URL('../src/pages/', import.meta.url);

type Route = { file: string; pattern: RegExp; weight: number };

const partOf = (part: string): string => {
  if (part === 'index') return '';
  if (part.startsWith('[...')) return '/.+';
  return part.startsWith('[') ? '/[^/]+' : `/${part}`;
};

// Exact names win over a single parameter, that over a catch-all.
const weightOf = (part: string): number => (part.startsWith('[...') ? 2 : Number(part.startsWith('[')));

const routes: Route[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)_/.test(file))
  .map((file) => {
    const parts = file.replace(/\.tsx$/, '').split('/');
    return {
      file: `src/pages/${file}`,
      pattern: new RegExp(`^${parts.map(partOf).join('')}/?$`),
      weight: Math.max(...parts.map(weightOf)),
    };
  })
  .toSorted((a, b) => a.weight - b.weight);

/** The page file for a screen's path, as the router chooses it. */
export const pageFileOf = ({ language, path }: Pick<Screen, 'language' | 'path'>): string => {
  const [bare = '/'] = path.split('?');
  const own = bare.startsWith(`/${language}/`) ? bare.slice(language.length + 1) : bare;
  const route = routes.find(({ pattern }) => pattern.test(own));
  if (!route) throw new Error(`No page answers ${path}`);
  return route.file;
};
