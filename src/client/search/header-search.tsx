'use client';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import styles from './header-search.module.css';
import { useTerm } from './use-term.ts';

type HeaderSearchProps = {
  /** `/search` of the site. */
  path: string;
  leastCharacters: number;
  texts: { label: string; submit: string };
};

/** The search in the header: a field where there is room for one, else the way to the search page. Both work without script. */
export const HeaderSearch = ({ path, leastCharacters, texts }: HeaderSearchProps) => {
  const { isEmpty, form, field } = useTerm({ path, leastCharacters });
  return (
    <>
      <search className={styles.field} aria-label={texts.label}>
        <form {...form} className={styles.box}>
          <button type="submit" className={styles.submit} aria-label={texts.submit} disabled={isEmpty}>
            <Icon name="search" size="s" />
          </button>
          <input
            {...field}
            type="search"
            className={styles.input}
            aria-label={texts.label}
            placeholder={texts.label}
            minLength={leastCharacters}
            required
            enterKeyHint="search"
            autoComplete="off"
          />
        </form>
      </search>
      <Link href={path} className={styles.link} aria-label={texts.label}>
        <Icon name="search" />
      </Link>
    </>
  );
};
