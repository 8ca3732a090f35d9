import type { linksOfVariants } from '#backend/catalogue/catalogue.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import styles from './shown-products.module.css';

type ShownProductsProps = { links: ReturnType<typeof linksOfVariants> };

/** The products in a picture by name and finish, each a link. */
export const ShownProducts = ({ links }: ShownProductsProps) => (
  <ul className={styles.products}>
    {links.map(({ variantKey, name, finish, url }) => (
      <li key={variantKey}>
        <TextLink href={url} variant="action">
          <span translate="no">{name}</span>, {finish}
        </TextLink>
      </li>
    ))}
  </ul>
);
