/** An article in an event, in the fields of Google Analytics 4; its price in major units of the event's currency. */
export type EventItem = {
  item_id: string;
  item_name: string;
  item_brand: string;
  item_variant: string;
  item_category: string;
  item_category2: string;
  price: number;
  quantity: number;
  /** Its position in the list, from 0. */
  index?: number;
};

type Worth = { currency: string; value: number; items: EventItem[] };
type Listed = { item_list_id: string; items: EventItem[] };
type Ordering = Worth & { coupon: string };

/** The parameters of each e-commerce event, by the names of Google Analytics 4. */
export type Ecommerce = {
  view_item_list: Listed;
  select_item: Listed;
  view_item: Worth;
  add_to_cart: Worth;
  remove_from_cart: Worth;
  add_to_wishlist: Worth;
  view_cart: Worth;
  begin_checkout: Ordering;
  add_shipping_info: Ordering & { shipping_tier: string };
  add_payment_info: Ordering & { payment_type: string };
  purchase: Ordering & { transaction_id: string; shipping: number; discount: number };
  refund: Worth & { transaction_id: string };
};
export type EcommerceName = keyof Ecommerce;

/** What a product page adds to its page view. */
export type ProductAttributes = {
  id: string;
  key: string;
  name: string;
  brand: string;
  variant: string;
  category: string;
  category2: string;
  finish: string;
  price: number;
  currency: string;
  availability: 'in stock' | 'out of stock';
  reduced: boolean;
  badge: string;
  guarantee_years: number;
};

/** A page view. `user_id`: the SHA-256 of the logged-in consumer's id, in hexadecimal. */
export type PageViewEvent = {
  event: 'page_view';
  visitor_type: 'consumer';
  country: string;
  language: string;
  area: 'shop';
  category: string;
  eid: string;
  login_state: 'logged in' | 'logged out';
  user_id?: string;
  product?: ProductAttributes;
};

/** Everything that the shop pushes into the data layer, except the commands of the tag manager. */
export type AnalyticsEvent =
  | PageViewEvent
  | { event: 'search'; visitor_type: 'consumer'; search_term: string }
  | { [Name in EcommerceName]: { event: Name; visitor_type: 'consumer'; ecommerce: Ecommerce[Name] } }[EcommerceName];
