import { withColon } from '#shared/i18n/with-colon.ts';
import type { MailLink, MailModel } from './mail-model.ts';

const width = 68;

/** Label left, value right, padded for a monospaced font; characters of wide scripts count double. */
const row = (label: string, value: string): string => {
  const columns = [...`${label}${value}`].reduce(
    (sum, letter) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(letter) ? 2 : 1),
    0,
  );
  return `${label}${' '.repeat(Math.max(2, width - columns))}${value}`;
};

const rule = '-'.repeat(width);

/** The plain-text part of a mail: the same facts in the same order, readable without layout. */
export const mailText = (mail: MailModel): string => {
  const named = (label: string, value: string): string => (value === '' ? label : withColon(mail.language, label, value));
  const linkLine = ({ label, href }: MailLink): string => named(label, href);
  const track = mail.track.map(({ label, date, isReached }) => `${isReached ? '*' : ' '} ${named(label, date)}`);
  const items = mail.rows.flatMap(({ name, detail, price }) => [row(name, price), detail, '']);
  const sums = mail.sums.map(({ label, value }) => row(label, value));
  const parts = [
    [mail.heading],
    ...mail.paragraphs.map((paragraph) => [paragraph]),
    mail.code ? [`    ${mail.code}`] : [],
    track,
    mail.button ? [withColon(mail.language, mail.button.label, '').trimEnd(), mail.button.href] : [],
    mail.closing ? [mail.closing] : [],
    mail.rows.length > 0
      ? [rule, ...items.slice(0, -1), rule, ...sums, ...(mail.total ? [row(mail.total.label, mail.total.value)] : []), rule]
      : [],
    ...mail.blocks.map(({ title, lines }) => [title, ...lines]),
    mail.papers ? [mail.papers.title, ...mail.papers.links.map(linkLine)] : [],
    ...(mail.notes ?? []).map(({ title, lines, link }) => [title, ...lines, linkLine(link)]),
    [mail.footer.questions, ...mail.footer.links.map(linkLine)],
    [mail.footer.imprint],
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
};
