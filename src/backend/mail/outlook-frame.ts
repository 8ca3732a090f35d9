import { createElement, type ReactElement } from 'react';

// React writes no comments: these elements are replaced by them once the mail is a string.
const [open, close] = ['outlook-open', 'outlook-close'] as const;

const table = '<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>';

/** Start and end of the frame that limits the width of a mail in Outlook for Windows, which lacks max-width. */
export const outlookFrame: { begin: ReactElement; end: ReactElement } = { begin: createElement(open), end: createElement(close) };

/** The mail with that frame: a table of 600 px in comments that only Outlook reads. */
export const withOutlookFrame = (html: string): string =>
  html
    .replace(`<${open}></${open}>`, `<!--[if mso]>${table}<![endif]-->`)
    .replace(`<${close}></${close}>`, '<!--[if mso]></td></tr></table><![endif]-->');
