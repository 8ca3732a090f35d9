/** The names under which files come with a contact request. */
export const attachmentNames = ['attachment1', 'attachment2', 'attachment3'] as const;

/** So many bytes all files of a request may have together. */
export const maxAttachmentBytes = 8 * 1024 * 1024;

/** What files may end with; nothing else is looked at. */
export const attachmentExtensions = ['.jpg', '.jpeg', '.pdf'] as const;

/** Exactly one dot, small letters behind it (V-01). */
export const attachmentName = /^[^.]+\.[a-z]+$/;
