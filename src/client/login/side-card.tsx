import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './login.module.css';

type Props = {
  title: string;
  text?: string;
  /** What one gains. */
  points?: readonly string[];
  link: { href: string; text: string };
  note?: string;
};

/** The heading that names what stands beside a form. */
export const sideTitleId = 'beside-form';

/** The other way, beside a form: an account for the new, the login for the known. */
export const SideCard = ({ title, text, points = [], link, note }: Props) => (
  <>
    <h2 id={sideTitleId}>{title}</h2>
    {text && <p>{text}</p>}
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    )}
    <ButtonLink href={link.href} variant="line">
      {link.text}
    </ButtonLink>
    {note && <p className={styles['note']}>{note}</p>}
  </>
);
