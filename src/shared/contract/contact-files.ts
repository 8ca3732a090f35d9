/** The field names of the files of a contact request. */
export const attachmentNames = ['attachment1', 'attachment2', 'attachment3'] as const;

/** The maximum size in bytes of all files of a request together. */
export const maxAttachmentBytes = 8 * 1024 * 1024;

/** The allowed file extensions; other files are not read. */
export const attachmentExtensions = ['.jpg', '.jpeg', '.pdf'] as const;

/** A file name with exactly one dot, followed by lower-case letters (V-02). */
export const attachmentName = /^[^.]*\.[a-z]+$/;
