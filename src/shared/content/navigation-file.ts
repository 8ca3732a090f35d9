import { z } from 'zod';

type RouteEntry = {
  id: string;
  label: string;
  text?: string | undefined;
  visible: boolean;
  children: RouteEntry[];
  hasShopLink: boolean;
  onlyFolder: boolean;
  apiCall: string | null;
};

/** An entry of the route list. `id` is a page id; its address (seoRoute) follows from the page. A child labelled 'Continuing Links' stays out of the menu. */
const routeEntry: z.ZodType<RouteEntry> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    label: z.string().min(1).max(40),
    text: z.string().max(160).optional(),
    visible: z.boolean(),
    children: z.array(routeEntry),
    hasShopLink: z.boolean(),
    onlyFolder: z.boolean(),
    apiCall: z.string().nullable(),
  }),
);
export type RouteListEntry = RouteEntry;

/** `content/navigation/{language}.json`: main menu, footer columns, and the special addresses by page id. */
export const navigationFile = z.strictObject({
  main: z.array(routeEntry),
  footer: z.array(z.strictObject({ headline: z.string(), pages: z.array(z.string()).min(1) })),
  legal: z.array(z.string()),
  special: z.record(z.enum(['contact', 'pageNotFound', 'shop', 'partner', 'deposit', 'career']), z.string().nullable()),
  /** One line above the header. */
  promise: z.string().max(90),
});
export type NavigationFile = z.infer<typeof navigationFile>;
