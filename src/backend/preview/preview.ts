import 'server-only';

// Addresses that show a page before it is published, to whoever was given one.

export { type Judgement, judgePreview, previewAddress } from './signed-address.ts';
