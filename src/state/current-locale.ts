import 'client-only';

/** The locale of the document, `fr-CH`; calls carry it so that names come back in the visitor's language. */
export const currentLocale = (): string => document.documentElement.dataset['locale'] ?? document.documentElement.lang;
