import type { Page } from '@playwright/test';

/** Makes every text of the page about 60 % longer, as a translation may be: vowels are repeated, numbers and short words stay. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lengthenWord = (word: string): string => {
      const vowels = word.match(/\p{L}/gu)?.filter((letter) => /[aeiouyäöüáéíóúàèìòùâêîôûå]/iu.test(letter)).length ?? 0;
      if (word.length < 3 || vowels === 0) return word;
      let owed = Math.round(word.length * 0.6);
      let left = vowels;
      return word.replace(/[aeiouyäöüáéíóúàèìòùâêîôûå]/giu, (vowel) => {
        const extra = Math.ceil(owed / left);
        owed -= extra;
        left -= 1;
        return vowel + vowel.toLowerCase().repeat(extra);
      });
    };
    const lengthen = (text: string): string => text.replace(/\p{L}+/gu, lengthenWord);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style')) node.nodeValue = lengthen(node.nodeValue ?? '');
    }
    for (const field of document.querySelectorAll('[placeholder]')) {
      field.setAttribute('placeholder', lengthen(field.getAttribute('placeholder') ?? ''));
    }
  });
