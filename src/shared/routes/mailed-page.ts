const mailedPath =
  /^(?:\/[a-z]{2})?\/plain\/(?:confirm-registration|reset-password|confirm-email|stop-email-change|newsletter|product-registration|order)\/?$/;

/** True for documents that the link of a mail leads to: their addresses carry a secret, which nobody else may hear of, neither another page nor another house. */
export const isMailedPage = (path: string): boolean => mailedPath.test(path);
