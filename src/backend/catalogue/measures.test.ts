import { expect, test } from 'vitest';
import {
  formatMillimetreRange,
  formatMillimetres,
  formatRangeOnDrawing,
  joinInSentence,
  joinLabels,
  joinWords,
  labelCentimetres,
} from './measures.ts';

test('a list of labels has commas in every language; within a sentence it has the language’s “and”', () => {
  const inFrench = { locale: 'fr-FR' };
  expect(joinLabels(inFrench, ['À encastrer', 'À fleur'])).toBe('À encastrer, à fleur');
  expect(joinLabels({ locale: 'de-DE' }, ['Einbau von oben', 'Flächenbündig'])).toBe('Einbau von oben, Flächenbündig');
  expect(joinWords({ locale: 'zh-CN' }, ['白色', '黑色'])).toBe('白色、黑色');
  expect(joinInSentence(inFrench, ['45 cm', '60 cm'])).toBe('45 cm et 60 cm');
});

test('C-11 Chinese facts have the unit signs of the texts, and ranges their dash', () => {
  const inChinese = { locale: 'zh-CN' };
  expect(formatMillimetres(inChinese, 1000, 500)).toBe('1000 × 500\u00A0mm');
  expect(labelCentimetres(inChinese, 600)).toBe('60\u00A0cm');
  expect(formatMillimetreRange(inChinese, 20, 60)).toBe('20–60\u00A0mm');
  expect(formatRangeOnDrawing({ locale: 'pt-PT' }, 20, 60)).toBe('20–60');
});
