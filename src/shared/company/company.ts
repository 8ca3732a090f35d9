/** Who runs this shop: the only place with its name and addresses. Another manufacturer changes this file. */
export const company = {
  brand: 'Undula',
  legalName: 'Undula GmbH',
  street: 'Wellenstraße 8',
  postalCode: '33102',
  city: 'Paderborn',
  /** ISO 3166-1 alpha-2. */
  country: 'DE',
  email: 'hello@undula.example',
  /** Where one applies for a job; its career id follows. */
  careersSite: 'https://careers.undula.example/jobs',
  /** International form. */
  phone: '+49 30 23125000',
} as const;
