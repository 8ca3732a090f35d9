import type { CountryCode } from '../../../src/shared/country/countries.ts';

/** The input of a buyer in the address form. */
export type Buyer = {
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  /** Asked for in Vietnam, between street and province. */
  ward?: string;
  postalCode: string;
  city: string;
  region?: string;
};

const buyer = <const Typed extends Buyer>(typed: Typed): Typed => typed;

/** One buyer for each country, with a typical address. */
export const buyers = {
  at: buyer({
    email: 'lena@beispiel.example',
    firstName: 'Lena',
    lastName: 'Gruber',
    street: 'Mariahilfer Straße 88a/3',
    postalCode: '1070',
    city: 'Wien',
  }),
  de: buyer({
    email: 'miriam@beispiel.example',
    firstName: 'Miriam',
    lastName: 'Ostertag-Nguyễn',
    street: 'Gartenweg 12 b',
    postalCode: '50674',
    city: 'Köln',
  }),
  ch: buyer({
    email: 'lucie@exemple.example',
    firstName: 'Lucie',
    lastName: "L'Éplattenier",
    street: 'Rue du Lac 3',
    postalCode: '1003',
    city: 'Lausanne',
  }),
  gb: buyer({
    email: 'isla@example.example',
    firstName: 'Isla',
    lastName: "O'Hara",
    street: 'Flat 2, 14 Rose Terrace',
    postalCode: 'SW1A 1AA',
    city: 'London',
  }),
  au: buyer({
    email: 'matilda@example.example',
    firstName: 'Matilda',
    lastName: 'Kerr',
    street: '7 Wattle Street',
    postalCode: '2007',
    city: 'Ultimo',
    region: 'New South Wales',
  }),
  be: buyer({
    email: 'an@voorbeeld.example',
    firstName: 'An',
    lastName: 'Vandenbossche',
    street: 'Kerkstraat 4',
    postalCode: '9000',
    city: 'Gent',
  }),
  ca: buyer({
    email: 'rosalie@example.example',
    firstName: 'Rosalie',
    lastName: 'Tremblay',
    street: '123 rue Saint-Denis',
    postalCode: 'H2X 1Y4',
    city: 'Montréal',
    region: 'Québec',
  }),
  cn: buyer({
    email: 'xiaoming@example.example',
    firstName: '小明',
    lastName: '王',
    street: '建国门外大街1号',
    postalCode: '100004',
    city: '朝阳区',
    region: '北京市',
  }),
  cz: buyer({
    email: 'zdenka@priklad.example',
    firstName: 'Zdeňka',
    lastName: 'Říhová',
    street: 'Dlouhá 12/3',
    postalCode: '110 00',
    city: 'Praha 1',
  }),
  fr: buyer({
    email: 'zoe@exemple.example',
    firstName: 'Zoé',
    lastName: "d'Alembert",
    street: "12 bis rue de l'Église",
    postalCode: '75011',
    city: 'Paris',
  }),
  hu: buyer({
    email: 'orsolya@pelda.example',
    firstName: 'Orsolya',
    lastName: 'Szűcs',
    street: 'Váci utca 10.',
    postalCode: '1052',
    city: 'Budapest',
  }),
  it: buyer({
    email: 'chiara@esempio.example',
    firstName: 'Chiara',
    lastName: "Dell'Orto",
    street: 'Via Roma 5',
    postalCode: '20121',
    city: 'Milano',
    region: 'Milano',
  }),
  jp: buyer({
    email: 'hanako@example.example',
    firstName: '花子',
    lastName: '山田',
    street: '神南1-2-3',
    postalCode: '150-0041',
    city: '渋谷区',
    region: '東京都',
  }),
  nl: buyer({
    email: 'sanne@voorbeeld.example',
    firstName: 'Sanne',
    lastName: "van 't Hoff",
    street: 'Prinsengracht 263-H',
    postalCode: '1016 GV',
    city: 'Amsterdam',
  }),
  pl: buyer({
    email: 'malgorzata@przyklad.example',
    firstName: 'Małgorzata',
    lastName: 'Wiśniewska-Żak',
    street: 'ul. Świętokrzyska 14 m. 3',
    postalCode: '00-050',
    city: 'Warszawa',
  }),
  pt: buyer({
    email: 'ines@exemplo.example',
    firstName: 'Inês',
    lastName: 'Gonçalves',
    street: 'Rua Augusta 24, 2.º Esq.',
    postalCode: '1100-048',
    city: 'Lisboa',
  }),
  es: buyer({
    email: 'begona@ejemplo.example',
    firstName: 'Begoña',
    lastName: 'Núñez Ibáñez',
    street: 'Calle de Alcalá 45, 3.º B',
    postalCode: '28014',
    city: 'Madrid',
    region: 'Madrid',
  }),
  ua: buyer({
    email: 'olena@pryklad.example',
    firstName: 'Олена',
    lastName: 'Щербак',
    street: 'вул. Хрещатик, 22, кв. 5',
    postalCode: '01001',
    city: 'Київ',
  }),
  us: buyer({
    email: 'ada@example.example',
    firstName: 'Ada',
    lastName: 'Moss',
    street: '12 Harbor St',
    postalCode: '02110',
    city: 'Boston',
    region: 'Massachusetts',
  }),
  vn: buyer({
    email: 'anh@vidu.example',
    firstName: 'Ánh',
    lastName: 'Nguyễn Thị',
    street: '12 Phố Huế',
    ward: 'Phường Hai Bà Trưng',
    postalCode: '100000',
    city: 'Hà Nội',
  }),
} satisfies Record<CountryCode, Buyer>;
