import { ResultMessage } from '#client/primitives/message/result-message.tsx';
import styles from './login.module.css';

type Props = { title: string; text: string; spam?: string | undefined };

/** Confirms that a mail was sent, whether or not there is an account: the text is the same. */
export const MailSent = ({ title, text, spam }: Props) => (
  <>
    <ResultMessage icon="mail" title={title} text={text} />
    {spam && <p className={styles['lead']}>{spam}</p>}
  </>
);
