import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Call } from '#backend/openapi/openapi.ts';
import { type FormTree, readNumbers } from '#backend/rest/rest.ts';
import type { Problem } from '#shared/contract/problem.ts';
import english from '#translations/en.json' with { type: 'json' };
import type { MadeCall } from './make-call.ts';
import type { Document, PlannedCall } from './planned-call.ts';

const inPointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const isWritten = (key: string): boolean =>
  typeof key.split('.').reduce<unknown>((below, part) => (below as Record<string, unknown> | undefined)?.[part], english) === 'string';
const isForm = ({ call, send }: PlannedCall): boolean => call.method !== 'get' && send === 'form';

const isRejectedBySchema = ({ operation }: Call, { query, body }: MadeCall['input']): boolean =>
  // Numbers in a query are text.
  (operation.query !== undefined && !operation.query.safeParse(readNumbers(operation.query, query as FormTree)).success) ||
  (operation.body !== undefined && !operation.body.safeParse(JSON.parse(JSON.stringify(body ?? {}))).success);

const faultsOfProblem = ({ data }: Problem): string[] => {
  if (data.exception !== 'ValidationException') return [];
  if (!data.fields?.length) return ['a ValidationException that names no field'];
  return data.fields.filter(({ messageKey }) => !isWritten(messageKey)).map(({ messageKey }) => `nobody can read ${messageKey}`);
};

/** Checks responses against the document: returns the differences. */
export const createAnswerCheck = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'rest');
  const contradictsSchema = ({ path, method }: Call, status: number, text: string): string[] => {
    const at = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema'].map(inPointer).join('/');
    const validate = ajv.getSchema(`rest#/${at}`);
    if (!validate) return [`no schema for ${status}`];
    return validate(JSON.parse(text)) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return (planned: PlannedCall, { answer, text, input }: MadeCall): string[] => {
    const { call, send } = planned;
    const { status } = answer;
    if (status >= 500) return [`status ${status}`];
    const described = document.paths[call.path]?.[call.method]?.responses[status];
    if (!described) return [`status ${status} is not in the document`];
    if (status === 303) return answer.headers.get('location') ? [] : ['303 without a way'];
    const isOwn = status < 400 || !call.operation.body || send === 'json' || isForm(planned);
    const mustReject = isOwn && !isForm(planned) && isRejectedBySchema(call, input);
    return [
      ...(text === '' ? [] : contradictsSchema(call, status, text)),
      ...(status >= 400 ? faultsOfProblem(JSON.parse(text)) : []),
      ...(mustReject && status !== 400 ? [`status ${status} for input that the contract refuses`] : []),
      ...(status === 200 && (send === 'torn' || send === 'untyped') && call.operation.body ? ['a body that is no JSON was taken'] : []),
    ];
  };
};
