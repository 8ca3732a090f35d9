export const reserve = (): number => 1;
