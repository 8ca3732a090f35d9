'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Tooltip as AriaTooltip, Focusable, type TooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip';
import { PageLocale } from '../modal/page-locale.tsx';
import styles from './tooltip.module.css';

type Props = {
  /** One short sentence; it describes, the element has its own name already. */
  text: ReactNode;
  /** The described element: one that takes the focus. */
  children: ComponentProps<typeof Focusable>['children'];
  /** The preferred placement. @default 'top' */
  placement?: NonNullable<TooltipProps['placement']>;
  /** Shown initially. @default false */
  defaultOpen?: boolean;
};

// No tooltip for a pointer that only passes by; it stays long enough to move the pointer onto it, ms.
const delay = 500;
const closeDelay = 250;
// Distance to its element, and to the edges of the window, px.
const offset = 8;
const edge = 8;

/**
 * A short help text on hover and focus; it stays while hovered, and closes on Escape. Not on touch screens:
 * nothing may depend on it. Heavy (react-aria): for lazily loaded containers.
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
