import { createTranslator, type Translate } from '#shared/i18n/translator.ts';

// The English texts of the shop that the form examples show; a journey compares them.
const validation = {
  accessCode: 'The code has exactly 6 characters.',
  confirmedPassword: 'The two passwords do not match.',
  delete: 'Please type the word exactly as shown.',
  email: 'Please check the email address, for example name@example.com.',
  notValid: 'This entry is not valid.',
  password: 'Please use at least 8 characters.',
  phone: 'This does not look like a phone number. From another country, please start with a plus sign and the country code.',
  plz: 'Please check the postal code.',
  required: 'Please fill this in.',
};

/** Translates the few texts that the form examples need. */
export const sampleTranslate: Translate = createTranslator('en', {
  general: { fault: '{{name}}: {{message}}', validation },
} as object);
