import 'server-only';
import { Hono } from 'hono';
import { readBody, readQuery } from '#backend/rest/read-body.ts';
import { respond } from '#backend/rest/respond.ts';
import type { RestEnv } from '#backend/rest/rest-env.ts';
import { address } from '#shared/contract/address.ts';
import { addAddressBody, addressesQuery, editAddressBody, removeAddressBody } from '#shared/contract/consumer-address.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { addAddress, editAddress, getBilling, listAddresses, removeAddress, setBillingAddress } from './addresses.ts';
import { requireConsumer } from './session-guard.ts';

/** GET, PUT and POST /consumer/addresses/… of specification §7 (U-05). */
export const addressRoutes = new Hono<RestEnv>()
  .get('/', async (c) => c.json({ address: await getBilling(requireConsumer(c)) }))
  .put('/', async (c) => c.json({ address: await setBillingAddress(requireConsumer(c), await readBody(c, address.strict())) }))
  .get('/delivery', async (c) => {
    const consumerId = requireConsumer(c);
    const { onlyForShop } = readQuery(c, addressesQuery);
    return c.json({ addresses: await listAddresses(consumerId, onlyForShop === 'true' ? c.get('site').country : undefined) });
  })
  .put('/delivery', async (c) => c.json({ addresses: await editAddress(requireConsumer(c), await readBody(c, editAddressBody)) }))
  .post('/delivery/add', async (c) => {
    const addresses = await addAddress(requireConsumer(c), await readBody(c, addAddressBody));
    return respond(c, { addresses }, pathTo(c.get('site'), 'account'));
  })
  .post('/delivery/remove', async (c) => {
    const addresses = await removeAddress(requireConsumer(c), (await readBody(c, removeAddressBody)).id);
    return respond(c, { addresses }, pathTo(c.get('site'), 'account'));
  });
