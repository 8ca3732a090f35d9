import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../button/icon-button.tsx';
import { useBodyTabStop } from './use-body-tab-stop.ts';

type HeadProps = {
  title: string;
  className: string | undefined;
  titleClassName: string | undefined;
  onClose: () => void;
  closeLabel: string;
};

/** The title that names a layer and has the focus at first, and the button that closes it. On the layer itself the focus would make a screen reader say all of its content in one breath. */
export const LayerHead = ({ title, className, titleClassName, onClose, closeLabel }: HeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={className}>
      <Heading ref={heading} slot="title" level={2} tabIndex={-1} className={titleClassName ?? ''}>
        {title}
      </Heading>
      <IconButton variant="bare" icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
};

type BodyProps = {
  id?: string;
  /** Its name as a tab stop: the title of the layer. */
  label: string;
  className: string | undefined;
  children: ReactNode;
};

/** The scrollable part of a layer; a tab stop if nothing inside is one. */
export const LayerBody = ({ id, label, className, children }: BodyProps) => {
  const bodyRef = useRef<HTMLDivElement>(null);
  useBodyTabStop(bodyRef, label);
  return (
    <div ref={bodyRef} {...(id === undefined ? {} : { id })} className={className}>
      {children}
    </div>
  );
};
