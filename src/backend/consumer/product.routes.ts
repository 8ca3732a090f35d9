import 'server-only';
import { type Context, Hono } from 'hono';
import { requireCaptcha } from '#backend/captcha/captcha.ts';
import {
  confirmProduct,
  listOwnProducts,
  type RegistrationOwner,
  registerProduct,
  removeOwnProduct,
  removeRegistrationByLink,
} from '#backend/guarantee/guarantee.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import {
  forgetProductBody,
  forgotten,
  productConfirmed,
  registeredProducts,
  registerProductBody,
  registrationReceipt,
  removeProductBody,
} from '#shared/contract/registered-product.ts';
import { noScriptAccountPath } from '#shared/routes/account-paths.ts';
import { noScriptPathTo } from '#shared/routes/paths.ts';
import { countMailRequest } from './attempts.ts';
import { mailBudgets } from './mail-budgets.ts';
import { noScriptAccountForm } from './no-script-account-form.ts';
import { noScriptLinkForm } from './no-script-link-form.ts';
import { noScriptVisitorForm } from './no-script-visitor-form.ts';
import { getConsumer } from './profile.ts';
import { emailKeyOf } from './register.ts';
import { requireConsumer } from './session-guard.ts';

const notLoggedIn = { NotLoggedInException: 401 };

const ownerOf = async (c: Context<RestEnv>): Promise<RegistrationOwner> => {
  const { consumerId, emailKey } = await getConsumer(requireConsumer(c));
  return { consumerId, emailKey };
};

/** GET /consumer/products, POST /consumer/products/register, /remove, /confirm and /forget: registering and the mail's link are open to visitors without an account (B-12). */
export const productRoutes = new Hono<RestEnv>()
  .get(
    '/',
    operation(
      { summary: 'Lists the registered products of the account, the newest first.', answer: registeredProducts, errors: notLoggedIn },
      async (c) => ({ products: await listOwnProducts(c.get('site'), await ownerOf(c)) }),
    ),
  )
  .post(
    '/register',
    noScriptVisitorForm('productRegistration', 'productRegistration', { reportsSuccess: true }),
    operation(
      {
        summary: 'Registers a product for its guarantee.',
        description: 'The guarantee counts from the date of purchase. The same data sent again is the same registration.',
        body: registerProductBody,
        answer: registrationReceipt,
        errors: { CaptchaException: 400 },
        next: (_, site) => noScriptPathTo(site, 'productRegistration'),
      },
      async (c, { body: { captcha, ...sent } }) => {
        const emailKey = emailKeyOf(sent.email);
        await countMailRequest(c, 'product', sent.email);
        await requireCaptcha(c, captcha);
        const { row } = await mailBudgets.product.spend(sent.email, (mayMail) =>
          registerProduct(c.get('site'), sent, { emailKey, consumerId: c.get('consumerId'), mayMail }),
        );
        const { registrationId, name, guaranteeEnds } = row;
        return { registrationId, name, guaranteeEnds };
      },
    ),
  )
  .post(
    '/remove',
    noScriptAccountForm('product'),
    operation(
      {
        summary: 'Deletes a product registration of the account.',
        body: removeProductBody,
        answer: registeredProducts,
        errors: { ...notLoggedIn, RegistrationNotFoundException: 404 },
        next: (_, site) => noScriptAccountPath(site, 'products'),
      },
      async (c, { body }) => {
        const owner = await ownerOf(c);
        await removeOwnProduct(owner, body.registrationId);
        return { products: await listOwnProducts(c.get('site'), owner) };
      },
    ),
  )
  .post(
    '/confirm',
    noScriptLinkForm('productRegistration'),
    operation(
      {
        summary: 'Confirms a product registration by the mailed link.',
        description: 'An account with that email address lists it from now on.',
        body: forgetProductBody,
        answer: productConfirmed,
        errors: { RegistrationNotFoundException: 404 },
        next: (_, site) => `${noScriptPathTo(site, 'productRegistration')}?done=CONFIRMED`,
      },
      async (_, { body }) => {
        await confirmProduct(body);
        return { isConfirmed: true as const };
      },
    ),
  )
  .post(
    '/forget',
    noScriptLinkForm('productRegistration'),
    operation(
      {
        summary: 'Deletes a product registration by the mailed link.',
        description: 'An unknown registration is answered like a known one.',
        body: forgetProductBody,
        answer: forgotten,
        next: (_, site) => `${noScriptPathTo(site, 'productRegistration')}?done=FORGOTTEN`,
      },
      async (_, { body }) => {
        await removeRegistrationByLink(body);
        return { isForgotten: true as const };
      },
    ),
  );
