import 'server-only';
import { Hono } from 'hono';
import { database } from '#backend/database/database.ts';
import { operation, type RestEnv } from '#backend/rest/rest.ts';
import { z } from '#shared/contract/zod.ts';
import { getInvoice } from './invoice.ts';
import { getInvoicePdf } from './stored-pdf.ts';

/** GET /invoices/{secret}/{file}: the address is in the order, for everyone who may see it, and in its mails. */
export const invoiceRoutes = new Hono<RestEnv>().get(
  '/:secret/:file',
  operation(
    {
      summary: 'Returns an invoice or a credit note as PDF.',
      description: 'Its path is the secret: anyone who has it may read it. The file never changes.',
      path: z.object({
        secret: z.string().check(
          z.meta({
            description: 'The secret of the document, from `papers` of its order.',
            examples: ['E-IlKga4EVrIFHtTY-eNmgwolhOD1h-iq2aL64bc0Cw'],
          }),
        ),
        file: z
          .string()
          .check(z.meta({ description: 'Name of the file; the secret alone decides what comes.', examples: ['I-DE-2026-00001.pdf'] })),
      }),
      answer: { file: 'application/pdf' },
      errors: { InvoiceNotFoundException: 404 },
    },
    async (c, { path }) => {
      const row = await getInvoice(database, path.secret);
      return c.body(await getInvoicePdf(row), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${row.number}.pdf"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    },
  ),
);
