import 'server-only';

// Products registered for their guarantee, which runs from the date of purchase.

export type { RegistrationOwner } from './guarantee.queries.ts';
export { listRegistrations } from './guarantee.queries.ts';
export type { RegisteredProductTable } from './guarantee.table.ts';
export { registerProduct } from './register-product.ts';
export {
  bindProductsOf,
  confirmProduct,
  deleteEndedGuarantees,
  deleteProductsOf,
  getRegistration,
  listOwnProducts,
  presentRegistration,
  registrationOfLink,
  registrationOfSender,
  removeOwnProduct,
  removeRegistrationByLink,
} from './registrations.ts';
