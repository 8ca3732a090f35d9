import type { Descriptions } from './description.ts';

/** Errors, and this document itself. */
export const problemDescriptions: Descriptions = {
  Problem: 'Why a call was rejected.',
  FieldProblem: 'Why a field was rejected.',
  GetOpenapiJsonAnswer: 'An OpenAPI document.',

  statusCode: ['The HTTP status.', 400],
  message: ['What happened, in English, for whoever reads a log.', 'Not enough pieces of 10.60.2104'],
  data: 'What a program needs to know.',
  exception: ['Name of the error: what a program decides by.', 'OutOfStockException'],
  'data.fields': 'The fields that were rejected; left out where none was.',
  'data.productKey': ['The product that it is about.', 'delta-60-s'],
  'data.variantKey': ['The article that it is about.', 'delta-60-s-sand'],
  'data.skus': ['The articles that it is about, by their numbers.', ['10.60.2104']],
  cause: 'Why a captcha does not count: it was not solved, or its solution is wrong, too old or used.',
  field: ['Path of the field in the body; empty where it is about the whole form.', 'delivery.postalCode'],
  messageKey: ['Key of the text that the form shows beside the field.', 'general.validation.required'],
  values: 'What the text names, by the names of its placeholders.',

  openapi: ['The version of OpenAPI.', '3.1.0'],
  info: 'What the document describes.',
  paths: 'The calls by their paths.',
  components: 'What the calls have in common.',
};
