/** The company that runs this shop: the only file with its name and addresses. Another manufacturer changes this file. */
export const company = {
  brand: 'Undula',
  legalName: 'Undula GmbH',
  street: 'Wellenstraße 8',
  postalCode: '33102',
  city: 'Paderborn',
  /** ISO 3166-1 alpha-2. */
  country: 'DE',
  email: 'hello@undula.example',
  /** The job application site; a career id follows. */
  careersSite: 'https://careers.undula.example/jobs',
  /** International form. */
  phone: '+49 30 23125000',
  /** Kilograms: heavier goods cannot be sent as a parcel, and are collected when they are returned. */
  parcelLimit: 30,
  /** Minimum years of guarantee for every sink and every tap; each product has its own. */
  guaranteeYears: { sink: 15, tap: 5 },
  /** Its hours, Sunday first; closed on public holidays of the company's region (ISO 3166-2). The text is `shell.footer.hours`. */
  phoneHours: {
    week: [[], ['08:00-18:00'], ['08:00-18:00'], ['08:00-18:00'], ['08:00-18:00'], ['08:00-18:00'], []],
    timeZone: 'Europe/Berlin',
    country: 'de',
    region: 'NW',
  },
} as const;
