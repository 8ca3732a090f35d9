import { z } from 'zod';
import { facetIds } from '#shared/routes/list-query.ts';

/**
 * Dynamic content of an entry: `product` makes its id a product's key, shown with picture and price; `facets/material` makes a folder of
 * the filter values of the list above it. Null: a static entry.
 */
const apiCall = z.union([z.literal('product'), z.templateLiteral(['facets/', z.enum(facetIds)])]).nullable();
export type ApiCall = z.infer<typeof apiCall>;

type RouteEntry = {
  id: string;
  label: string;
  text?: string | undefined;
  visible: boolean;
  children: RouteEntry[];
  hasShopLink: boolean;
  onlyFolder: boolean;
  apiCall: ApiCall;
};

/** An entry of the route list. `id` is a page id; its address (seoRoute) follows from the page. A page of `legal` is labelled with its own title in the country. A child labelled 'Continuing Links' is not in the menu. */
const routeEntry: z.ZodType<RouteEntry> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    label: z.string().min(1).max(40),
    text: z.string().max(160).optional(),
    visible: z.boolean(),
    children: z.array(routeEntry),
    hasShopLink: z.boolean(),
    onlyFolder: z.boolean(),
    apiCall,
  }),
);
export type RouteListEntry = RouteEntry;

/** `content/navigation/{language}.json`: main menu, footer columns, and the special addresses by page id. */
export const navigationFile = z.strictObject({
  main: z.array(routeEntry),
  footer: z.array(z.strictObject({ headline: z.string().min(1).max(40), pages: z.array(z.string()).min(1) })),
  legal: z.array(z.string()),
  special: z.record(z.enum(['contact', 'pageNotFound', 'shop', 'partner', 'deposit', 'career']), z.string().nullable()),
  /** One line above the header; it may contain placeholders in braces, as pages do. */
  promise: z.string().refine((text) => text.replaceAll(/\{\{\w+\}\}/g, '00').length <= 90, 'more than 90 characters'),
});
export type NavigationFile = z.infer<typeof navigationFile>;
