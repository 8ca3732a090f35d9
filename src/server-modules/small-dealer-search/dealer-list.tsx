import { TextLink } from '#client/primitives/link/text-link.tsx';
import type { Dealer } from '#shared/contract/dealer.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { phoneHrefOf } from '../frame/phone-href.ts';
import styles from './small-dealer-search.module.css';

const DealerCard = ({ dealer: { name, address, phone, homepage, specials }, say }: { dealer: Dealer; say: Translate }) => (
  <article className={styles.dealer}>
    <h3>{name}</h3>
    <address>
      {address.street} {address.streetNo}, {address.zip} {address.city}
    </address>
    {specials.length === 0 ? null : <p>{specials.map(({ type }) => type).join(' · ')}</p>}
    <p className={styles.ways}>
      <TextLink href={phoneHrefOf(phone)} variant="action" icon="phone">
        {phone}
      </TextLink>
      <TextLink href={homepage} variant="action" outside={say('content.outside')}>
        {new URL(homepage).host}
      </TextLink>
    </p>
  </article>
);

/** Dealers one below the other, each with its address, what it offers, and how it is reached. */
export const DealerList = ({ dealers, say }: { dealers: readonly Dealer[]; say: Translate }) => (
  <ul className={styles.dealers}>
    {dealers.map((dealer) => (
      <li key={dealer.id}>
        <DealerCard dealer={dealer} say={say} />
      </li>
    ))}
  </ul>
);
