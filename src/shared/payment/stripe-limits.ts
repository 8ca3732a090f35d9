/** Where a form without script is sent to pay, by provider (from memory of Stripe's documentation); the sandbox answers in the shop itself. */
export const paymentPageOrigins = {
  stripe: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
  sandbox: [],
} satisfies Record<string, readonly string[]>;
