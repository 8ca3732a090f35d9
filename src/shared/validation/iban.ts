// How long an account number is in each country of the shop's direct debits; elsewhere the check digits alone decide.
const lengths: Partial<Record<string, number>> = {
  DE: 22,
  AT: 20,
  BE: 16,
  CH: 21,
  ES: 24,
  FR: 27,
  IT: 27,
  NL: 18,
  PL: 28,
  PT: 25,
  CZ: 24,
  HU: 28,
  GB: 22,
};

const digitsOf = (letter: string): string => String(Number.parseInt(letter, 36));

/** True for an IBAN, with or without spaces, whose length and check digits (ISO 7064, 97-10) are right. */
export const isIban = (written: string): boolean => {
  const iban = written.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && length !== iban.length) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, digitsOf);
  return BigInt(digits) % 97n === 1n;
};
