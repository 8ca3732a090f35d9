import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { StaticPart } from '#static-part';
import styles from './mega-menu.module.css';
import type { MenuEntry, MenuProduct } from './menu-entry.ts';
import { MenuOptions } from './menu-options.tsx';
import { NavLink } from './nav-link.tsx';

const Product = ({ product: { href, name, note, price, picture } }: { product: MenuProduct }) => (
  <Link href={href} className={styles['product']}>
    <Tile picture={picture} alt="" sizes="12rem" />
    <span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['note']}>
        {note}, {price}
      </span>
    </span>
  </Link>
);

const Continuing = ({ entry, label }: { entry: MenuEntry; label: string }) => (
  <div className={styles['continuing']}>
    <p id={`menu-${entry.id}-continuing`}>{label}</p>
    <ul aria-labelledby={`menu-${entry.id}-continuing`}>
      {entry.continuing.map(({ id, label: text, href }) => (
        <li key={id}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  </div>
);

type Props = {
  entry: MenuEntry;
  continuingLabel: string;
  /** Identifies the layout that it belongs to: equal keys, equal menus. */
  cacheKey?: string | undefined;
};

/** An entry with sub-links: a button and a layer under the header. A native popover, so it opens without script. */
export const MegaMenu = ({ entry, continuingLabel, cacheKey }: Props) => {
  const layer = `menu-${entry.id}`;
  return (
    <>
      <NavLink under={entry.href} type="button" popoverTarget={layer} className={styles['button']}>
        {entry.label}
        <Icon name="chevron-down" size="s" />
      </NavLink>
      <StaticPart name={layer} cacheKey={cacheKey} id={layer} popover="auto" data-menu className={styles['layer']}>
        <div className="wrap">
          <div className={styles['content']}>
            <div className={styles['head']}>
              <p className={styles['title']}>{entry.label}</p>
              {entry.text && <p className={styles['text']}>{entry.text}</p>}
              {entry.href && (
                <span lang={entry.all.lang}>
                  <TextLink href={entry.href} variant="more">
                    {entry.all.label}
                  </TextLink>
                </span>
              )}
            </div>
            {entry.columns.map((column) => (
              <MenuOptions key={column.id} column={column} idPrefix={layer} />
            ))}
            {entry.product && <Product product={entry.product} />}
          </div>
          {entry.continuing.length > 0 && <Continuing entry={entry} label={continuingLabel} />}
        </div>
      </StaticPart>
    </>
  );
};
