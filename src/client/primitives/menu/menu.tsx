'use client';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Header, MenuSection, MenuTrigger, Separator } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { Icon } from '../icon/icon.tsx';
import { Float } from '../popover/float.tsx';
import styles from './menu.module.css';
import type { MenuGroup, MenuItem } from './menu-item.ts';

type Props = {
  /** The trigger: a `Button`. Its text names the menu. */
  trigger: ReactElement;
  /** The items in their groups; a separator divides two groups. */
  groups: readonly MenuGroup[];
  /** Called with the id of the chosen item. */
  onAction?: (id: string) => void;
  /** Id of the selected item, if the menu is a choice: it is ticked. */
  selected?: string | undefined;
  /** The preferred placement. @default 'bottom start' */
  placement?: NonNullable<PopoverProps['placement']>;
  /** Open initially. @default false */
  defaultOpen?: boolean;
};

const Item = ({ id, label, icon, note, href, isDisabled = false }: MenuItem) => (
  <AriaMenuItem
    id={id}
    textValue={label}
    isDisabled={isDisabled}
    {...(href === undefined ? {} : { href })}
    className={styles['item'] ?? ''}
  >
    {({ isSelected }) => (
      <>
        {icon && <Icon name={icon} size="s" />}
        <span className={styles['words']}>
          {label}
          {note && <span className={styles['note']}>{note}</span>}
        </span>
        {isSelected && <Icon name="check" size="s" />}
      </>
    )}
  </AriaMenuItem>
);

const Group = ({ group: { id, title, items }, isFirst }: { group: MenuGroup; isFirst: boolean }) => {
  const rows = items.map((item) => <Item key={item.id} {...item} />);
  return (
    <>
      {!isFirst && <Separator className={styles['line'] ?? ''} />}
      {title ? (
        <MenuSection id={id}>
          <Header className={styles['title'] ?? ''}>{title}</Header>
          {rows}
        </MenuSection>
      ) : (
        rows
      )}
    </>
  );
};

/** A menu of actions behind one button. Typing a letter moves to the item that begins with it. Heavy (react-aria): for lazily loaded containers. */
export const Menu = ({ trigger, groups, onAction, selected, placement = 'bottom start', defaultOpen = false }: Props) => (
  <MenuTrigger defaultOpen={defaultOpen}>
    {trigger}
    <Float placement={placement}>
      <AriaMenu
        className={styles['menu'] ?? ''}
        onAction={(id) => onAction?.(String(id))}
        {...(selected === undefined ? {} : { selectionMode: 'single', selectedKeys: [selected] })}
      >
        {groups.map((group, at) => (
          <Group key={group.id} group={group} isFirst={at === 0} />
        ))}
      </AriaMenu>
    </Float>
  </MenuTrigger>
);
