import 'server-only';
import { buffer } from 'node:stream/consumers';
import { getCountry } from '#backend/content/content.ts';
import { returnAddressLines } from '#backend/mail/mail.ts';
import type { OrderTable } from '#backend/order/order.ts';
import { createPen, type Pen, soft } from '#backend/pdf/pdf.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import { address } from '#shared/contract/address.ts';
import type { ReturnReceipt } from '#shared/contract/return.ts';
import type { Site } from '#shared/country/site.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { loadMessages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';

const margin = 48;
const letterCountries: ReadonlySet<string> = new Set(['us', 'ca']);
/** Width of the narrowest bar in points: 0.35 mm, readable by every scanner in parcel logistics. */
const bar = 1;

type Part = { type: 'H1' | 'H2' | 'P'; text: string; size: number; weight?: 400 | 600; colour?: string; spaceBefore: number };

/** Bars and spaces of a Code 128 alternately, as multiples of the narrowest. */
const barsOf = async (text: string): Promise<number[]> => {
  const { default: bwip } = await import('bwip-js/node');
  const [drawn] = bwip.raw({ bcid: 'code128', text });
  if (!drawn) throw new Error(`No bars for ${text}`);
  return drawn.sbs;
};

const drawBars = ({ document }: Pen, bars: readonly number[], y: number): void => {
  let x = margin;
  document.fillColor('#000000');
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) document.rect(x, y, width * bar, 64).fill();
    x += width * bar;
  }
};

const partsOf = async (site: Site, order: OrderTable, { returnId, orderId, items }: ReturnReceipt): Promise<[Part[], Part[]]> => {
  const t = createTranslator(site.language, await loadMessages(site.locale));
  const from = address.parse(JSON.parse(order.delivery));
  const sender = addressLines(from, {
    regions: getCountry(from.country).regions,
    // The company is in Germany: all others send from abroad.
    ...(from.country !== 'de' && { countryName: countryName(from.country, site.language) }),
  });
  const title = (text: string): Part => ({ type: 'H2', text, size: 10, colour: soft, spaceBefore: 22 });
  const line = (text: string): Part => ({ type: 'P', text, size: 12, spaceBefore: 2 });
  return [
    [
      { type: 'H1', text: t('returns.label.title'), size: 26, weight: 600, spaceBefore: 0 },
      { type: 'P', text: t('returns.label.note'), size: 11, spaceBefore: 6 },
      title(t('returns.label.to')),
      ...returnAddressLines(site).map((text): Part => ({ ...line(text), size: 16, weight: 600 })),
      title(t('returns.label.from')),
      ...sender.map(line),
      title(t('returns.number')),
      { ...line(returnId), size: 16, weight: 600 },
    ],
    [
      title(t('returns.label.content', { orderId })),
      ...items.map(({ quantity, sku, item }) => line(`${quantity} × ${withCommas(site.language, [item.name, item.variantName])} (${sku})`)),
    ],
  ];
};

/** The parcel label of a return as PDF: tagged, its text selectable, its number as a bar code, in the language of the order. */
export const labelOf = async (site: Site, order: OrderTable, receipt: ReturnReceipt): Promise<Uint8Array<ArrayBuffer>> => {
  const [above, below] = await partsOf(site, order, receipt);
  const bars = await barsOf(receipt.returnId);
  const texts = [...above, ...below].map(({ text }) => text);
  const pen = await createPen(`${texts[0]} ${receipt.returnId}`, site.language, texts, letterCountries.has(site.country));
  const { document } = pen;
  const root = document.struct('Document');
  document.addStructure(root);
  let y = margin;
  const write = ({ type, text, spaceBefore, ...setting }: Part): void => {
    const draw = (): void => {
      y = pen.write(text, { ...setting, x: margin, y: y + spaceBefore, width: document.page.width - 2 * margin });
    };
    root.add(document.struct(type, {}, [draw]));
  };
  above.forEach(write);
  root.add(document.struct('Figure', { alt: receipt.returnId }, [() => drawBars(pen, bars, y + 12)]));
  y += 84;
  below.forEach(write);
  root.end();
  document.end();
  return new Uint8Array(await buffer(document));
};
