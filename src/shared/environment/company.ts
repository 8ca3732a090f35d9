import { qstRegistration, register, taxRegistrations } from '#shared/company/register.ts';
import { text, variableFacts } from './variable.ts';

/** The company data that the law requires on invoices. The defaults are placeholders of the same format. */
export const company = {
  COMPANY_ENTRY: text().default(register.entry).register(variableFacts, {
    about: 'court and number of the commercial register',
    example: 'Amtsgericht Paderborn, HRB 12345',
  }),
  COMPANY_DIRECTOR: text()
    .default(register.director)
    .register(variableFacts, { about: 'who represents the company', example: 'Ada Muster' }),
  COMPANY_CAPITAL: text()
    .default(register.capital)
    .register(variableFacts, { about: 'share capital, which the imprint of France names', example: '25 000 €' }),
  COMPANY_HOST: text().default(register.host).register(variableFacts, {
    about: 'name, address and phone of whoever hosts the site, which the imprints of France and Hungary name',
    example: 'Rechenzentrum Muster GmbH, Hafenstraße 7, 33098 Paderborn, +49 5251 123456',
  }),
  COMPANY_VAT_NUMBER: text().default(register.vatNumber).register(variableFacts, {
    about: 'number for value added tax; it counts in the whole Union (one-stop shop)',
    example: 'DE123456789',
  }),
  COMPANY_QST_NUMBER: text().default(qstRegistration.number).register(variableFacts, {
    about: 'number for the sales tax of Québec, on invoices that charge it',
    example: '1234567890 TQ0001',
  }),
  COMPANY_BANK: text()
    .default(register.bank.name)
    .register(variableFacts, { about: 'the bank of the account below', example: 'Musterbank' }),
  COMPANY_IBAN: text().default(register.bank.iban).register(variableFacts, {
    about: 'the account to which buyers may transfer',
    example: 'DE89 3704 0044 0532 0130 00',
  }),
  COMPANY_BIC: text()
    .default(register.bank.bic)
    .register(variableFacts, { about: 'the bank as other banks name it', example: 'COBADEFFXXX' }),
};

const codes = Object.keys(taxRegistrations).map((code) => code.toUpperCase());

/** The company's tax numbers by country: `TAX_NUMBER_CH`. */
export const companyOfCountries = {
  TAX_NUMBER: text().register(variableFacts, {
    about: `the company's own tax number in a country, where invoices name one: ${codes.join(', ')}`,
    usually: 'a placeholder, elsewhere `COMPANY_VAT_NUMBER`',
    example: 'CHE-123.456.789',
  }),
};
