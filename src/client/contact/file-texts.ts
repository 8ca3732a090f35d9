import type { FileRules } from '#client/primitives/file-field/file-rules.ts';
import type { FileFieldTexts } from '#client/primitives/file-field/file-texts.ts';
import { attachmentExtensions, attachmentName, attachmentNames, maxAttachmentBytes } from '#shared/contract/contact-files.ts';
import type { Translate } from '#shared/i18n/translator.ts';

const megabyte = 1024 * 1024;

/** The file limits of a contact request. */
export const fileRules: FileRules = {
  maxFiles: attachmentNames.length,
  maxBytes: maxAttachmentBytes,
  extensions: attachmentExtensions,
  namePattern: attachmentName,
};

/** The texts about them; sizes are formatted for the locale. */
export const fileTexts = (locale: string, t: Translate): FileFieldTexts => {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const size = (bytes: number): string => format.format(bytes / megabyte);
  return {
    choose: t('contact.files.choose'),
    drop: t('contact.files.drop'),
    full: t('contact.files.full'),
    size,
    total: (_, bytes) => t('contact.files.total', { used: size(bytes), most: size(maxAttachmentBytes) }),
    remove: (name) => t('contact.files.remove', { name }),
    rejected: {
      type: () => t('general.validation.attachmentsKind'),
      name: () => t('general.validation.attachments'),
      size: () => t('general.validation.attachmentsSize'),
      count: () => t('general.validation.attachmentsFull'),
    },
  };
};
