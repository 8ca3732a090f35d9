export const play = () => import('../../payment-sandbox/sandbox.routes.ts');
