import 'server-only';

// Addresses that show a page before it is published, to whoever was given one.

export { type PreviewVerdict, previewAddress, verifyPreview } from './signed-address.ts';
