import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseRequest, filesOf, getRequest, listRequests, noRequest, type ShownRequest } from '#backend/contact/contact.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { time } from './format.ts';
import { print, printJson } from './output.ts';

const line = ({ requestId, createdAt, country, language, fields, attachments }: ShownRequest): string => {
  const oneLine = [fields['topic'], fields['email']].map((text = '') => text.replaceAll(/\s+/g, ' '));
  return [requestId, time(createdAt), `${country}/${language}`, `${attachments.length} files`, ...oneLine].join('  ');
};

const whole = (request: ShownRequest): string =>
  [
    line(request),
    ...Object.entries(request.fields)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}`),
    ...request.attachments.map(({ name, mediaType, size }) => `${name}  ${mediaType}  ${size} bytes`),
  ].join('\n');

/** Prints the newest requests. */
export const list = async ({ limit, json }: { limit: number; json?: true }): Promise<void> => {
  const requests = await listRequests(limit);
  if (json) printJson(requests);
  else print(requests.length === 0 ? 'No contact requests' : requests.map(line).join('\n'));
};

/** Prints one request with all its fields and the names of its files. */
export const show = async (requestId: string, { json }: { json?: true }): Promise<void> => {
  const request = await getRequest(requestId);
  if (json) printJson(request);
  else print(whole(request));
};

const already = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a request (`request.json`) and its files into a new folder named by its id; an existing folder is left as it is. */
export const exportTo = async (requestId: string, { to }: { to: string }): Promise<void> => {
  const request = await getRequest(requestId);
  const folder = join(to, request.requestId);
  await mkdir(to, { recursive: true });
  try {
    // Written by others: only the operator may read it.
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (already(error)) throw new DomainError('FolderTakenException', 409, {}, `${folder} is there already`);
    throw error;
  }
  await writeFile(join(folder, 'request.json'), `${JSON.stringify(request, null, 2)}\n`, { mode: 0o600 });
  // Two files of a request may share a name, and each name was chosen by a visitor.
  for (const [index, { name, content }] of (await filesOf(requestId)).entries())
    await writeFile(join(folder, `${index + 1}-${name.replaceAll(/[/\\\p{Cc}\p{Cf}]/gu, '_')}`), content, { mode: 0o600 });
  print(folder);
};

/** Deletes a request with its files. */
export const erase = async (requestId: string): Promise<void> => {
  if (!(await eraseRequest(requestId))) throw noRequest(requestId);
  print(`${requestId} is erased`);
};
