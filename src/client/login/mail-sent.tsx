import { Message } from '#client/primitives/message/message.tsx';
import styles from './login.module.css';

type Props = { title: string; text: string; spam?: string | undefined };

/** Confirms that a mail was sent, whether or not there is an account: the text is the same. */
export const MailSent = ({ title, text, spam }: Props) => (
  <>
    <Message kind="success" role="status" icon="mail" title={title}>
      <p>{text}</p>
    </Message>
    {spam && <p className={styles['lead']}>{spam}</p>}
  </>
);
