const hasWideBrackets = /^(?:ja|zh)\b/u;

/** A remark behind what it explains, in the brackets of the language: `Delta (13 kg)`; Chinese and Japanese ones are wide and need no space. */
export const inBrackets = (locale: string, remark: string): string => (hasWideBrackets.test(locale) ? `（${remark}）` : ` (${remark})`);
