const mailedPath =
  /^(?:\/[a-z]{2})?\/plain\/(?:confirm-registration|reset-password|confirm-email|stop-email-change|newsletter|product-registration|order)\/?$/;

/** True for documents that a mail links to: their addresses contain a secret, which must not be revealed, neither to another page nor to a third party. */
export const isMailedPage = (path: string): boolean => mailedPath.test(path);
