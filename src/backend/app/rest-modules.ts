import 'server-only';
import { Hono } from 'hono';
import { careerRoutes } from '#backend/career/career.routes.ts';
import { cartRoutes } from '#backend/cart/cart.routes.ts';
import { productRoutes, referenceRoutes } from '#backend/catalogue/catalogue.routes.ts';
import { orderRoutes, paymentRoutes } from '#backend/checkout/checkout.routes.ts';
import { consentRoutes } from '#backend/consent/consent.routes.ts';
import { consumerRoutes } from '#backend/consumer/consumer.routes.ts';
import { contactFormRoutes, contactRoutes } from '#backend/contact/contact.routes.ts';
import { dealerRoutes } from '#backend/dealer/dealer.routes.ts';
import { dropPointRoutes } from '#backend/drop-point/drop-point.routes.ts';
import { gazetteerRoutes } from '#backend/gazetteer/gazetteer.routes.ts';
import { invoiceRoutes } from '#backend/invoice/invoice.routes.ts';
import { outboxPages } from '#backend/mail/outbox-page.routes.ts';
import { openapiRoutes } from '#backend/openapi/openapi.routes.ts';
import type { RestEnv, RestModules } from '#backend/rest/rest.ts';
import { returnRoutes } from '#backend/return/return.routes.ts';
import { searchRoutes } from '#backend/search/search.routes.ts';
import { sharedWishlistRoutes } from '#backend/wishlist/shared-wishlist.routes.ts';
import { wishlistRoutes } from '#backend/wishlist/wishlist.routes.ts';
import type { PaymentSandbox } from './payment-sandbox.ts';

/** The shop's own calls: each module by its path. A new module takes one line. */
const shopModules: RestModules = {
  '/consumer': consumerRoutes,
  '/lists/my': wishlistRoutes,
  '/lists/shared': sharedWishlistRoutes,
  '/carts': cartRoutes,
  '/orders': orderRoutes,
  '/invoices': invoiceRoutes,
  '/returns': returnRoutes,
  '/payments': paymentRoutes,
  '/api/product': productRoutes,
  '/api/search': searchRoutes,
  '/api/dealersearch': dealerRoutes,
  '/api/places': gazetteerRoutes,
  '/api/droppoints': dropPointRoutes,
  '/api/careeroverview': careerRoutes,
  '/api/consent': consentRoutes,
  '/api/contactform': contactFormRoutes,
  '/marketing/contact': contactRoutes,
  '/products': referenceRoutes,
};

/** Every call listed in /openapi.json, including itself. */
export const publicModules: RestModules = { ...shopModules, '/openapi.json': openapiRoutes(shopModules) };

/** Every module that answers calls; with the sandbox also the provider it simulates, which is not part of the shop's API. */
export const restModules = (sandbox: PaymentSandbox | undefined): RestModules => ({
  ...publicModules,
  ...(sandbox && { '/sandbox': new Hono<RestEnv>().route('/outbox', outboxPages).route('/', sandbox.sandboxRoutes) }),
});
