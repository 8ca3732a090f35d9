import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import styles from './login.module.css';

type Props = {
  title: string;
  text?: string;
  /** The benefits. */
  points?: readonly string[];
  link: { href: string; text: string };
  note?: string;
};

/** The heading that labels the card beside a form. */
export const sideTitleId = 'beside-form';

/** The alternative beside a form: registration beside the login, the login beside the registration. */
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
