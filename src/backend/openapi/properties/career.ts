import type { Descriptions } from './description.ts';

/** Open jobs. */
export const careerDescriptions: Descriptions = {
  CareerAnswer: 'All open jobs.',
  Job: 'An open job.',
  JobContent: 'A part of an advertisement: running text, points, or both.',

  jobs: 'The open jobs.',
  'Job.id': ['Key of the job.', 'apprentice-tool-mechanic'],
  careerid: ['Number of the job, in addresses here and on the external careers site.', '9101'],
  'Job.title': ['What the job is called.', 'Ausbildung Werkzeugmechanik (m/w/d)'],
  typeName: ['Whom the job is for.', 'Professionals'],
  locations: ['Where the work is.', ['Paderborn']],
  dateInserted: ['The day on which it was advertised, ISO 8601.', '2026-08-24'],
  'Job.field': 'The field of work.',
  hours: 'The weekly hours.',
  contract: 'The term of the contract.',
  start: ['The first day of work, ISO 8601; null: as soon as possible.', '2027-08-01'],
  validThrough: ['The last day for applications, ISO 8601; null: until somebody is found.', '2027-03-31'],
  contents: 'The parts of the advertisement.',
  headline: ['Heading of the part.', 'Was du lernst'],
  'JobContent.text': [
    'Running text; empty where the part has only points.',
    'Du baust und pflegst die Formen, in denen unsere Granitbecken entstehen.',
  ],
  'JobContent.points': ['Points, in their order.', ['Zeichnungen lesen und am Rechner ändern']],
  isInitiative: 'True for the one entry for applications without an advertisement.',
  'Job.language': ['The language of the texts, ISO 639-1; it may be another than that of the call.', 'de'],
};
