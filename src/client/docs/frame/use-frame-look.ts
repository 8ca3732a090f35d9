import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Control } from '#stories/entry.ts';
import { onSchemeChange, type Scheme, savedScheme } from '../saved-scheme.ts';
import { type Changes, readChanges } from '../stage/changes.ts';
import { useQuery } from '../stage/query.ts';
import { readLook } from '../stage/view.ts';

const isQuestion = (data: unknown): data is { query: string } =>
  typeof data === 'object' && data !== null && 'query' in data && typeof data.query === 'string';

/** The query that the embedding page sends; undefined when there is none. */
const useParentQuery = (): string | undefined => {
  const [parentQuery, setParentQuery] = useState<string>();
  useEffect(() => {
    if (parent === window) return;
    const listen = ({ source, origin, data }: MessageEvent): void => {
      if (source === parent && origin === location.origin && isQuestion(data)) setParentQuery(data.query);
    };
    window.addEventListener('message', listen);
    parent.postMessage('ready', location.origin);
    return () => window.removeEventListener('message', listen);
  }, []);
  return parentQuery;
};

/** The scheme of the embedding page; undefined when there is none, and when that follows the system. */
const useSchemeAround = (): Scheme | undefined =>
  useSyncExternalStore(
    onSchemeChange,
    () => (parent === window ? undefined : savedScheme()),
    () => undefined,
  );

const apply = (search: string, around: Scheme | undefined): void => {
  const { scheme = around, direction, size } = readLook(new URLSearchParams(search));
  const { dataset, style } = document.documentElement;
  if (scheme) dataset['scheme'] = scheme;
  else delete dataset['scheme'];
  document.documentElement.dir = direction ?? '';
  style.fontSize = size ? `${size}%` : '';
};

/** The settings from the URL or the embedding page: changes of the example; scheme, direction and text size are set on the document. */
export const useFrameLook = (controls: readonly Control[]): Changes => {
  const own = useQuery();
  const query = useParentQuery() ?? own;
  const around = useSchemeAround();
  useEffect(() => apply(query, around), [query, around]);
  return readChanges(new URLSearchParams(query).get('args'), controls);
};
