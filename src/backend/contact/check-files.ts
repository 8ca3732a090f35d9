import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#backend/errors/errors.ts';
import { readSpooled, type SpooledFile } from '#backend/rest/rest.ts';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { attachmentExtensions, attachmentName, attachmentNames, maxAttachmentBytes } from '#shared/contract/contact-files.ts';
import type { FieldProblem } from '#shared/contract/problem.ts';
import { filledLine } from '#shared/contract/text.ts';

const mediaTypes: Record<string, string> = { '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.pdf': 'application/pdf' };

/** A file whose content matches its name. */
export type CheckedFile = { file: SpooledFile; mediaType: string };

const longestName = 120;
const fileName = filledLine(longestName);
const headBytes = 4100;
// The distance from its end at which a ZIP's directory may begin: 22 bytes and a comment.
const tailBytes = 22 + 65_535;

const hidesArchive = (tail: Buffer): boolean => tail.includes('PK\u0005\u0006', 0, 'latin1');
const hidesPage = (part: Buffer): boolean => /<(?:!doctype|html|script|svg|\?php)/i.test(part.toString('latin1'));
// Anywhere in a file: markup that a picture or a printed page never has, and in a PDF what runs when it is opened.
const markup = /<(?:script|iframe|html[\s>]|\?php)/i;
const actions = /\/(?:JavaScript|JS|Launch|OpenAction|EmbeddedFile|RichMedia)\b/;
const partBytes = 256 * 1024;
const overlapBytes = 32;

const hidesProgram = async (file: SpooledFile, mediaType: string): Promise<boolean> => {
  const memory = Buffer.alloc(partBytes + overlapBytes);
  for (let start = 0; start < file.size; start += partBytes) {
    const text = (await readSpooled(file, start, partBytes + overlapBytes, memory)).toString('latin1');
    if (markup.test(text) || (mediaType === 'application/pdf' && actions.test(text))) return true;
  }
  return false;
};

// A polyglot file looks harmless to our check and different to the program that opens it.
const isHonest = (mediaType: string, head: Buffer, tail: Buffer): boolean => {
  if (hidesArchive(tail)) return false;
  if (mediaType === 'application/pdf') return head.subarray(0, 5).toString('latin1') === '%PDF-' && tail.includes('%%EOF');
  return !head.subarray(0, 1024).includes('%PDF-') && tail.includes(Buffer.from([0xff, 0xd9])) && !hidesPage(head) && !hidesPage(tail);
};

const mediaTypeOf = async (file: SpooledFile): Promise<string | undefined> => {
  const head = await readSpooled(file, 0, headBytes);
  const expected = mediaTypes[attachmentExtensions.find((extension) => file.name.endsWith(extension)) ?? ''];
  const found = await fileTypeFromBuffer(head);
  if (expected === undefined || found?.mime !== expected) return undefined;
  const tail = await readSpooled(file, Math.max(0, file.size - tailBytes), tailBytes);
  return isHonest(expected, head, tail) && !(await hidesProgram(file, expected)) ? expected : undefined;
};

const isField = (name: string): boolean => (attachmentNames as readonly string[]).includes(name);

const fieldsError = (fields: FieldProblem[]): DomainError =>
  new DomainError('AttachmentsException', 400, { fields }, `Not taken: ${fields.map(({ field }) => field).join(', ')}`);

const problemOf = async (file: SpooledFile, index: number, before: number): Promise<string | CheckedFile> => {
  if (!isField(file.field)) return 'general.validation.notValid';
  if (index >= attachmentNames.length) return 'general.validation.attachmentsFull';
  if (before + file.size > maxAttachmentBytes) return 'general.validation.attachmentsSize';
  if (!attachmentName.test(file.name) || !fileName.safeParse(file.name).success) return 'general.validation.attachments';
  const mediaType = await mediaTypeOf(file);
  return mediaType === undefined ? 'general.validation.attachmentsKind' : { file, mediaType };
};

/** Checks the files of a request: number, total size, names and types (F-02). Throws AttachmentsException 400 that names each invalid field and file. */
export const checkFiles = async (files: readonly SpooledFile[]): Promise<CheckedFile[]> => {
  const checked: CheckedFile[] = [];
  const problems: FieldProblem[] = [];
  let bytes = 0;
  for (const [index, file] of files.entries()) {
    const found = await problemOf(file, index, bytes);
    bytes += file.size;
    // Without script all of them come in one field, so the error must name the file.
    const values = { file: truncateText(file.name, longestName) };
    if (typeof found === 'string') problems.push({ field: file.field || 'body', messageKey: found, values });
    else checked.push(found);
  }
  if (problems.length > 0) throw fieldsError(problems);
  return checked;
};
