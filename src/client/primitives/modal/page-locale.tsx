import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

// Layers exist in the browser only; on the server react-aria has no texts of its own.
const localeOfPage = (): string | undefined => (typeof document === 'undefined' ? undefined : document.documentElement.dataset['locale']);

/** Sets the language of react-aria's own texts (“Dismiss”) to the page's, not the browser's. */
export const PageLocale = ({ children }: { children: ReactNode }) => {
  const locale = localeOfPage();
  return <I18nProvider {...(locale === undefined ? {} : { locale })}>{children}</I18nProvider>;
};
