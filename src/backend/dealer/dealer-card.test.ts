import { expect, test } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import { createRest } from '#backend/rest/rest.ts';
import { dealerRoutes } from './dealer.routes.ts';
import { vCardOf } from './dealer-card.ts';
import { readDealers } from './dealer-file.ts';

const paderborn = async () => {
  const entry = (await readDealers('de')).find(({ id }) => id === 'de-paderborn');
  if (!entry) throw new Error('de-paderborn is gone');
  return entry;
};

test("a dealer's card has its address and contact data, and is the same at any time", async () => {
  const entry = await paderborn();
  const card = vCardOf(entry);
  expect(card.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Küchenwerk Paderborn',
      'ORG:Küchenwerk Paderborn',
      'ADR;TYPE=WORK:;;Domgasse 4;Paderborn;;33098;Germany',
      'TEL;TYPE=WORK,VOICE:+49 30 23125010',
      'EMAIL;TYPE=INTERNET:post@kuechenwerk-paderborn.example',
      'GEO:51.7189;8.7544',
      'END:VCARD',
    ]),
  );
  expect(vCardOf(entry)).toBe(card);
});

test('special characters are escaped, and no line is longer than 75 (RFC 2426, 2.4.2 and 2.6)', async () => {
  const entry = await paderborn();
  const name = `Küchen, Bad; Söhne\\Co\nTEL:110 ${'und noch länger '.repeat(8)}Ende`;
  const card = vCardOf({ ...entry, name, address: { ...entry.address, street: 'Hof 2; links, hinten' } });
  expect(card.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  const unfolded = card.replaceAll('\r\n ', '');
  expect(unfolded).toContain('FN:Küchen\\, Bad\\; Söhne\\\\Co\\nTEL:110 und');
  expect(unfolded).toContain(';;Hof 2\\; links\\, hinten 4;Paderborn;;33098;Germany');
  expect(unfolded).not.toMatch(/^TEL:110/m);
});

test('the card of a dealer of this country is a file; an unknown dealer is rejected', async () => {
  await loadContent();
  const app = createRest({ '/api/dealersearch': dealerRoutes }, { reads: 0, changes: 0 });
  const ask = (id: string, host = 'de.localhost') => app.request(`/api/dealersearch/card?id=${id}`, { headers: { host } });
  const response = await ask('de-paderborn');
  expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
    200,
    'text/vcard; charset=utf-8',
    'attachment; filename="de-paderborn.vcf"',
  ]);
  expect(await response.text()).toBe(vCardOf(await paderborn()));
  expect((await ask('de-nowhere')).status).toBe(404);
  expect((await ask('de-paderborn', 'ch.localhost')).status).toBe(404);
  const rejected = await ask('..%2Fde');
  expect([rejected.status, await rejected.json()]).toMatchObject([400, { data: { fields: [{ field: 'id' }] } }]);
});
