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
  /** Kilograms: what weighs more is no parcel, and is collected when it comes back. */
  parcelLimit: 30,
  /** Years of guarantee that every sink and every tap has at least; each product tells its own. */
  guaranteeYears: { sink: 15, tap: 5 },
  /** When somebody answers it, Sunday first; never on public holidays of the house's region (ISO 3166-2). The words are `shell.footer.hours`. */
  phoneHours: {
    week: [[], ['08:00-18:00'], ['08:00-18:00'], ['08:00-18:00'], ['08:00-18:00'], ['08:00-18:00'], []],
    timeZone: 'Europe/Berlin',
    country: 'de',
    region: 'NW',
  },
} as const;
