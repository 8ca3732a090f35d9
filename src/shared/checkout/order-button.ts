import type { CountryCode, Language } from '#shared/country/countries.ts';

/**
 * The label of the order button: it alone informs the buyer of the obligation to pay (CJEU C-249/21), so every language uses the words of
 * its consumer law, or equivalent ones if it names none. No other text of the shop says this.
 */
const byLanguage: Record<Language, string> = {
  // § 312j (3) BGB, § 8 (2) FAGG
  de: 'Zahlungspflichtig bestellen',
  // Consumer Contracts Regulations 2013, reg. 14 (4)
  en: 'Order with obligation to pay',
  // Code de la consommation, art. L221-14; Code de droit économique, art. VI.46
  fr: 'Commander avec obligation de paiement',
  // Burgerlijk Wetboek, art. 6:230v (3)
  nl: 'Bestelling met betalingsverplichting',
  // Codice del consumo, art. 51 (2)
  it: 'Ordine con obbligo di pagare',
  // TRLGDCU, art. 98 (2)
  es: 'Pedido con obligación de pago',
  // Decreto-Lei 24/2014, art. 5 (4)
  pt: 'Encomenda com obrigação de pagar',
  // Ustawa o prawach konsumenta, art. 17 (3)
  pl: 'Zamówienie z obowiązkiem zapłaty',
  // Občanský zákoník, § 1826a (2)
  cs: 'Objednávka zavazující k platbě',
  // 45/2014. (II. 26.) Korm. rendelet, 15. § (2)
  hu: 'Megrendelés fizetési kötelezettséggel',
  uk: 'Замовити із зобов’язанням оплати',
  // Act on Specified Commercial Transactions, art. 12-6: the button says that it places the order; the page above it shows what is paid
  ja: '注文を確定する',
  zh: '提交订单并承担付款义务',
  vi: 'Đặt hàng có nghĩa vụ thanh toán',
};

/** Countries whose wording differs from that of their language elsewhere. */
const byCountry: Partial<Record<CountryCode, Partial<Record<Language, string>>>> = {
  au: { en: 'Place order and pay' },
  ca: { en: 'Place order and pay', fr: 'Commander et payer' },
  us: { en: 'Place order and pay' },
};

/** The label of the button that places an order (Y-05). */
export const orderButtonText = ({ country, language }: { country: CountryCode; language: Language }): string =>
  byCountry[country]?.[language] ?? byLanguage[language];
