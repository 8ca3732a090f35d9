import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';

type Props = { title: string; text: string; link: { href: string; text: string } };

/** The success message, and where to continue. */
export const DoneView = ({ title, text, link }: Props) => (
  <>
    <Message kind="success" role="status" title={title}>
      <p>{text}</p>
    </Message>
    <ButtonLink href={link.href} isBlock>
      {link.text}
    </ButtonLink>
  </>
);
