'use client';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { replaceQuery, useQuery } from '../stage/query.ts';
import styles from './index.module.css';
import { type SearchLink, useSearch } from './use-search.ts';

export type { SearchLink };
export type SearchGroup = { title: string; links: readonly SearchLink[] };

const ask = (term: string): void => replaceQuery(term === '' ? '' : `?${new URLSearchParams({ q: term })}`);

/** A list filtered by title, summary, property or token. The term is in the URL, so that a search can be shared. Without script the list is complete. */
export const DocsSearch = ({ groups }: { groups: readonly SearchGroup[] }) => {
  const term = new URLSearchParams(useQuery()).get('q') ?? '';
  const found = useSearch(groups, term);
  const shown = groups
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => found === undefined || found.has(href)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={styles['whole']}>
      <search className={styles['search']}>
        <TextField
          id="docs-search"
          name="q"
          type="search"
          label="Search"
          hint="Component, property or token: button, isBusy, --accent"
          autoComplete="off"
          value={term}
          onChange={({ currentTarget }) => ask(currentTarget.value)}
        />
      </search>
      {shown.map(({ title, links }) => (
        <section key={title}>
          <h2 className={styles['group']}>{title}</h2>
          <ul className={styles['list']}>
            {links.map(({ href, title: name, summary }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found?.size === 0 && <p>Nothing is called “{term}”.</p>}
    </div>
  );
};
