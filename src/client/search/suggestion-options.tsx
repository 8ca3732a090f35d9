import type { ReactNode } from 'react';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { Suggestions } from '#shared/contract/suggestions.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Marked } from './marked.tsx';
import { optionId } from './suggestion-ids.ts';
import styles from './suggestion-options.module.css';

type Props = { answer: Suggestions; active: number; t: Translate; onFollow: () => void };

type OptionProps = { index: number; active: number; href: string; lang?: string; onFollow: () => void; children: ReactNode };

const Option = ({ index, active, href, lang, onFollow, children }: OptionProps) => (
  <Link
    id={optionId(index)}
    role="option"
    aria-selected={index === active}
    tabIndex={-1}
    href={href}
    lang={lang}
    className={styles.option}
    onClick={onFollow}
  >
    {children}
  </Link>
);

const Group = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
  <div role="group" aria-labelledby={`suggested-${id}`} className={styles.group} data-kind={id}>
    <p id={`suggested-${id}`} className={styles.heading}>
      {label}
    </p>
    {children}
  </div>
);

/** Categories, products and pages, each a link that the arrow keys reach. */
export const SuggestionOptions = ({ answer: { categories, products, pages }, active, t, onFollow }: Props) => {
  const shared = { active, onFollow };
  const afterProducts = categories.length + products.length;
  return (
    <>
      {categories.length > 0 && (
        <Group id="categories" label={t('search.categories')}>
          {categories.map(({ id, label, list, href, language }, index) => (
            <Option key={id} {...shared} index={index} href={href} lang={language}>
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
          {products.map(({ id, label, description, href, price, picture }, index) => (
            <Option key={id} {...shared} index={categories.length + index} href={href}>
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
          {pages.map(({ id, label, href, language }, index) => (
            <Option key={id} {...shared} index={afterProducts + index} href={href} lang={language}>
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
};
