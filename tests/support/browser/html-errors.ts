import type { Page } from '@playwright/test';
import { HtmlValidate, type Message } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  // What comes from our own server is as trustworthy as the page that asks for it.
  rules: { 'require-sri': ['error', { target: 'crossorigin' }] },
});

// react-aria describes a field by the places of its hint and its fault and takes the empty ones back once it wakes.
const isLibrary = ({ ruleId, message }: Message): boolean => ruleId === 'no-missing-references' && message.includes('"react-aria-');

/** What is wrong with a document by the rules of HTML: nesting, ids, references, attributes. One sentence each, with the place. */
export const findHtmlErrors = async (document: string): Promise<string[]> => {
  const { results } = await validator.validateString(document);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isLibrary(message))
    .map(({ message, ruleId, selector }) => `${ruleId}: ${message} (${selector})`);
};

/** What is wrong with the document that the shop sends for the open page, before any script. */
export const findDocumentErrors = async (page: Page): Promise<string[]> => {
  const document = await page.evaluate(async () => (await fetch(location.href)).text());
  return findHtmlErrors(document);
};
