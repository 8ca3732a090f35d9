import 'server-only';
import { Hono } from 'hono';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import {
  addAddressBody,
  addressesQuery,
  billingAddress,
  deliveryAddresses,
  editAddressBody,
  primaryAddressBody,
  removeAddressBody,
} from '#shared/contract/consumer-address.ts';
import { givenAddress, strict } from '#shared/contract/given-address.ts';
import type { Site } from '#shared/country/site.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { addAddress, editAddress, getBilling, listAddresses, makePrimary, removeAddress, setBillingAddress } from './addresses.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { requireConsumer } from './session-guard.ts';

const notLoggedIn = { NotLoggedInException: 401 };
const unknown = { ...notLoggedIn, AddressNotFoundException: 404 };
const next = (_: unknown, site: Site): string => noScriptAccountPath(site, 'addresses');

const billing = operation(
  { summary: 'Saves the billing address of the account.', body: strict(givenAddress), answer: billingAddress, errors: notLoggedIn, next },
  async (c, { body }) => ({ address: await setBillingAddress(requireConsumer(c), body) }),
);
const edit = operation(
  { summary: 'Replaces a delivery address of the account.', body: editAddressBody, answer: deliveryAddresses, errors: unknown, next },
  async (c, { body }) => ({ addresses: await editAddress(requireConsumer(c), body) }),
);

/** GET, PUT and POST /consumer/addresses/… of specification §7; a no-script form cannot PUT, so each PUT has a POST twin (U-05, B-01). */
export const addressRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      {
        summary: 'Returns the billing address of the account.',
        description: 'It is null until it is known.',
        answer: billingAddress,
        errors: notLoggedIn,
      },
      async (c) => ({
        address: await getBilling(requireConsumer(c)),
      }),
    ),
  )
  .put('/', billing)
  .post('/billing', noScriptAccountForm('billing'), billing)
  .get(
    '/delivery',
    operation(
      {
        summary: 'Lists the delivery addresses of the account, the primary one first.',
        query: addressesQuery,
        answer: deliveryAddresses,
        errors: notLoggedIn,
      },
      async (c, { query }) => {
        const country = query.onlyForShop === 'true' ? c.get('site').country : undefined;
        return { addresses: await listAddresses(requireConsumer(c), country) };
      },
    ),
  )
  .put('/delivery', edit)
  .post('/delivery/edit', noScriptAccountForm('edit'), edit)
  .post(
    '/delivery/add',
    noScriptAccountForm('add'),
    operation(
      {
        summary: 'Adds a delivery address to the account.',
        description: 'The first address of an account is always its primary one. An account has at most 50.',
        body: addAddressBody,
        answer: deliveryAddresses,
        errors: { ...notLoggedIn, AddressesFullException: 400 },
        next,
      },
      async (c, { body }) => ({ addresses: await addAddress(requireConsumer(c), body) }),
    ),
  )
  .post(
    '/delivery/primary',
    noScriptAccountForm('primary'),
    operation(
      {
        summary: 'Makes a delivery address the primary one.',
        body: primaryAddressBody,
        answer: deliveryAddresses,
        errors: unknown,
        next,
      },
      async (c, { body }) => ({ addresses: await makePrimary(requireConsumer(c), body.id) }),
    ),
  )
  .post(
    '/delivery/remove',
    noScriptAccountForm('remove'),
    operation(
      {
        summary: 'Deletes a delivery address of the account.',
        description: 'After the primary one is deleted, the oldest of the others is the primary one.',
        body: removeAddressBody,
        answer: deliveryAddresses,
        errors: unknown,
        next,
      },
      async (c, { body }) => ({ addresses: await removeAddress(requireConsumer(c), body.id) }),
    ),
  );
