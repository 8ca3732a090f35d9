import { readHtml } from '../../shared/rich-text/read-html.ts';

export const planted = readHtml('');
