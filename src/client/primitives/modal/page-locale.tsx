import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

// Layers exist in the browser only; what is rendered on the server says nothing by itself.
const localeOfPage = (): string | undefined => (typeof document === 'undefined' ? undefined : document.documentElement.dataset['locale']);

/** What react-aria says by itself (“Dismiss”), it says in the language of the page, not in the browser's. */
export const PageLocale = ({ children }: { children: ReactNode }) => {
  const locale = localeOfPage();
  return <I18nProvider {...(locale === undefined ? {} : { locale })}>{children}</I18nProvider>;
};
