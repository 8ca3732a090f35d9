/** An entry of the main menu as the shell shows it; without `href` it is a folder. */
export type MenuEntry = {
  id: string;
  label: string;
  text: string | null;
  href: string | null;
  children: readonly MenuEntry[];
};
