import type { MouseEventHandler, ReactNode } from 'react';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link, type LinkProps } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { MarkedText, Suggestions } from '#shared/contract/suggestions.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Marked } from './marked.tsx';
import { suggestionKey } from './suggestion-keys.ts';
import styles from './suggestion-options.module.css';

type Props = { answer: Suggestions; t: Translate; onFollow: () => void };

type OptionProps = { id: string; label: MarkedText; href: string; lang?: string | undefined; onFollow: () => void; children: ReactNode };

const Option = ({ id, label, href, lang, onFollow, children }: OptionProps) => (
  <ListBoxItem
    id={id}
    href={href}
    textValue={label.map(({ text }) => text).join('')}
    className={styles.option ?? ''}
    render={({ onClick, ...props }, { isFocused }) => (
      <Link
        {...(props as LinkProps)}
        lang={lang}
        aria-selected={isFocused}
        onClick={(event) => {
          (onClick as MouseEventHandler)?.(event);
          // The press is cancelled here, and repeated as the link's own click.
          if (!event.defaultPrevented) onFollow();
        }}
      />
    )}
  >
    {children}
  </ListBoxItem>
);

const Group = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <ListBoxSection id={id} className={styles.group ?? ''} data-kind={id}>
    <Header className={styles.heading ?? ''}>{label}</Header>
    {children}
  </ListBoxSection>
);

/** Categories, products and pages, each a link reachable by arrow keys. */
export const SuggestionOptions = ({ answer: { categories, products, pages }, t, onFollow }: Props) => (
  <>
    {categories.length > 0 && (
      <Group id="categories" label={t('search.categories')}>
        {categories.map(({ id, label, list, href, language }) => (
          <Option key={id} id={suggestionKey('category', id)} label={label} href={href} lang={language} onFollow={onFollow}>
            <Icon name="grid" size="s" />
            <span>
              <Marked text={label} />
              {list && (
                <span className={styles.soft} lang={list.language}>
                  {' '}
                  {list.label}
                </span>
              )}
            </span>
          </Option>
        ))}
      </Group>
    )}
    {products.length > 0 && (
      <Group id="products" label={t('search.products')}>
        {products.map(({ id, label, description, href, price, picture }) => (
          <Option key={id} id={suggestionKey('product', id)} label={label} href={href} onFollow={onFollow}>
            <Tile picture={picture} alt="" sizes="4rem" />
            <span>
              <span className={styles.name}>
                <Marked text={label} />
              </span>
              <span className={styles.note}>
                <Marked text={description} />
              </span>
            </span>
            <Price value={price} size="s" />
          </Option>
        ))}
      </Group>
    )}
    {pages.length > 0 && (
      <Group id="pages" label={t('search.pages')}>
        {pages.map(({ id, label, href, language }) => (
          <Option key={id} id={suggestionKey('page', id)} label={label} href={href} lang={language} onFollow={onFollow}>
            <Icon name="file" size="s" />
            <span>
              <Marked text={label} />
            </span>
          </Option>
        ))}
      </Group>
    )}
  </>
);
