'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, type TooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip';
import { PageLocale } from '../modal/page-locale.tsx';
import styles from './tooltip.module.css';

type Props = {
  /** One short sentence; it describes, the thing itself has its name already. */
  text: ReactNode;
  /** What it is about: one element that takes the focus. */
  children: ComponentProps<typeof Focusable>['children'];
  /** Where it stands when there is room. @default 'top' */
  placement?: NonNullable<TooltipProps['placement']>;
  /** Shown to begin with. @default false */
  defaultOpen?: boolean;
};

// Who only passes by is not told; who means to read keeps it long enough to move onto it, ms.
const delay = 500;
const closeDelay = 250;
// From its thing, and from the edges of the window, px.
const offset = 8;
const edge = 8;

/**
 * A word of help that shows at the pointer and at the focus, stays while it is pointed at, and goes with Escape. Not on touch
 * screens: nothing may depend on it. Heavy (react-aria): for rooms that load late.
 */
export const Tooltip = ({ text, children, placement = 'top', defaultOpen = false }: Props) => (
  <PageLocale>
    <TooltipTrigger delay={delay} closeDelay={closeDelay} defaultOpen={defaultOpen}>
      <Focusable>{children}</Focusable>
      <AriaTooltip className={styles['tooltip'] ?? ''} placement={placement} offset={offset} containerPadding={edge}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  </PageLocale>
);
