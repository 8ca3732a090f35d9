import { Link } from '#client/primitives/link/link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import styles from './checkout-header.module.css';
import frame from './header.module.css';

type Way = { href: string; label: string };

type Props = {
  homeHref: string;
  /** The only link out: to the cart, after the order to the shop. */
  back: Way;
  phone: Way;
  texts: { /** The brand and the target of its mark. */ home: string; questions: string };
};

/** Mark, help and one link back: the checkout has no other navigation. */
export const CheckoutHeader = ({ homeHref, back, phone, texts }: Props) => (
  <header className={frame['header']}>
    <div className={`wrap ${frame['line']}`}>
      <Link href={homeHref} className={frame['mark']}>
        <WordMark name={texts.home} />
      </Link>
      <div className={styles['ways']}>
        <p className={styles['help']}>
          {texts.questions} <TextLink href={phone.href}>{phone.label}</TextLink>
        </p>
        <TextLink href={back.href} variant="action">
          {back.label}
        </TextLink>
      </div>
    </div>
  </header>
);
