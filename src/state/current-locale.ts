import 'client-only';

/** The locale of the document, `fr-CH`; calls send it so that names are returned in the visitor's language. */
export const currentLocale = (): string => document.documentElement.dataset['locale'] ?? document.documentElement.lang;
