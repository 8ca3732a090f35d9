import 'server-only';

// Addresses that show a page before it is published, to anyone who has one.

export { previewAddress, verifyPreview } from './signed-address.ts';
