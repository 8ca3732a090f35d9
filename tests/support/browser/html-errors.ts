import type { Page } from '@playwright/test';
import { HtmlValidate, type Message } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // Our own server's output is as trustworthy as the page that requests it.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

// react-aria describes a field by the ids of its hint and error, and removes the empty ones after hydration.
const isLibrary = ({ ruleId, message }: Message): boolean => ruleId === 'no-missing-references' && message.includes('"react-aria-');

/** The HTML errors of a document: nesting, ids, references, attributes. One sentence each, with the position. */
export const findHtmlErrors = async (document: string): Promise<string[]> => {
  const { results } = await validator.validateString(document);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isLibrary(message))
    .map(({ message, ruleId, selector }) => `${ruleId}: ${message} (${selector})`);
};

/** The HTML errors of the document that the shop sends for the open page, before any script. */
export const findDocumentErrors = async (page: Page): Promise<string[]> => {
  const document = await page.evaluate(async () => (await fetch(location.href)).text());
  return findHtmlErrors(document);
};
