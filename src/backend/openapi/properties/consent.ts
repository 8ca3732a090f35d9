import type { Descriptions } from './description.ts';

/** What a visitor is asked before anything of others is loaded. */
export const consentDescriptions: Descriptions = {
  ConsentQuestion: 'The question of a site in its language; the same for everybody.',
  ConsentBody: 'The answer of a visitor.',
  ConsentReceipt: 'The answer is on record.',
  ConsentSignal: 'What the browser itself says.',

  texts: 'What the question says.',
  'texts.title': ['Heading of the question.', 'Was dürfen wir laden?'],
  before: ['What stands before the link to the settings.', 'Ihre Wahl ändern Sie jederzeit unter '],
  after: ['What stands behind the link.', '.'],
  reject: ['Text of the button that rejects everything.', 'Alle ablehnen'],
  choose: ['Text of the link to each purpose.', 'Einzeln wählen'],
  'texts.accept': ['Text of the button that allows everything.', 'Alle zulassen'],
  states: ['What is on and what is off: what the shop needs, then each purpose.', ['Notwendig, immer an', 'Videos, aus']],
  saved: ['What is said once the answer is saved.', 'Ihre Wahl ist gespeichert.'],
  failed: ['What is said where the answer could not be saved.', 'Ihre Wahl ließ sich nicht speichern.'],
  settings: 'The page on which each purpose is chosen.',
  links: 'Privacy policy and imprint.',
  'settings.label': ['Text of the link.', 'Datenschutzeinstellungen'],
  'links.label': ['Text of the link.', 'Datenschutz'],
  revision: ['Which question was answered: a number that changes with its purposes and its wording.', 71],
  asked: 'The purposes that were asked for.',
  granted: 'The purposes that were allowed, among those that were asked for.',
  recordId: ['Number of the record, a uuid; it leads to no person.', '2c9e7a41-6b3d-4f58-8a0e-1d5f7b9c3e62'],
  isSet: 'True where the browser sends `Sec-GPC: 1`.',
};
