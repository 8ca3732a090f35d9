import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { ResultMessage } from '#client/primitives/message/result-message.tsx';

type Props = { title: string; text: string; link: { href: string; text: string } };

/** The success message, and where to continue. */
export const DoneView = ({ title, text, link }: Props) => (
  <>
    <ResultMessage title={title} text={text} />
    <ButtonLink href={link.href} isBlock>
      {link.text}
    </ButtonLink>
  </>
);
