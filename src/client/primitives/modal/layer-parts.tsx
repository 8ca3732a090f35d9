import { type ReactNode, useRef } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../button/icon-button.tsx';
import { useScrollStop } from './use-scroll-stop.ts';

type HeadProps = {
  title: string;
  className: string | undefined;
  titleClassName: string | undefined;
  onClose: () => void;
  closeLabel: string;
  /** Stands in the place of the title, which then is only heard. */
  children?: ReactNode;
};

/** The title that names a layer, and the button that closes it. */
export const LayerHead = ({ title, className, titleClassName, onClose, closeLabel, children }: HeadProps) => (
  <div className={className}>
    {children}
    <Heading slot="title" level={2} className={(children ? 'visually-hidden' : titleClassName) ?? ''}>
      {title}
    </Heading>
    <IconButton variant="bare" icon="close" label={closeLabel} onClick={onClose} />
  </div>
);

type BodyProps = {
  id?: string;
  /** Names it where it is a stop of the keyboard: the title of the layer. */
  label: string;
  className: string | undefined;
  children: ReactNode;
};

/** The part of a layer that scrolls; a stop of the keyboard when nothing inside is one. */
export const LayerBody = ({ id, label, className, children }: BodyProps) => {
  const bodyRef = useRef<HTMLDivElement>(null);
  useScrollStop(bodyRef, label);
  return (
    <div ref={bodyRef} {...(id === undefined ? {} : { id })} className={className}>
      {children}
    </div>
  );
};
