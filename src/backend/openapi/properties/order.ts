import type { Descriptions } from './description.ts';

const states = 'waiting for its payment, paid, payment failed, cancelled, shipped, or refunded.';

/** Orders, their invoices, and what to prepare before the goods arrive. */
export const orderDescriptions: Descriptions = {
  Order: 'An order as it was agreed.',
  OwnOrder: 'An order for the browser that placed it: with what happens next, or why it could not be paid.',
  OrderSummary: 'An order among the others of an account.',
  ConsumerOrder: 'An order of the account, with its history and its returns.',
  ConsumerOrders: 'The orders of the account.',
  PlaceOrderBody: 'What the buyer agrees to.',
  PlacedOrder: 'The order that was placed, and where its buyer goes next.',
  ReorderBody: 'The order whose articles are put into the cart again.',
  Reordered: 'The cart with what could be put into it again.',
  InvoiceDocument: 'An invoice, or a credit note that takes it back in part or whole.',
  PreparedProduct: 'An ordered sink or tap before it is fitted: its drawing, its files, and whether two people must carry it.',

  acceptedTotal: [
    'The sum that the buyer saw, `priceTotal.rawValue` of the cart, in minor units of the currency. Another one is answered with 409.',
    36500,
  ],
  'PlaceOrder.placementKey': [
    'The `placementKey` of the cart as it was shown (GET /carts). A key of one’s own is answered with 409: the cart has changed since.',
    'b1850276-e90e-48da-af71-9ccc99ff8048',
  ],
  terms: '`accept`: the buyer has agreed to the terms.',
  redirectUrl: [
    'Where the buyer goes next: the payment provider’s page, or the success page.',
    'https://checkout.stripe.com/c/pay/cs_test_a1B2c3',
  ],
  orderId: ['Number of the order: country, date, and eight characters that nobody can guess.', 'DE-261124-7F3K9QXT'],
  state: `State of the order: ${states}`,
  placedAt: ['When the order was placed, in epoch milliseconds.', 1795885304220],
  changedAt: ['When it entered its state, in epoch milliseconds.', 1795885304233],
  items: 'The lines of the order.',
  'items.sku': ['Article number.', '20.22.1104'],
  'Order.email': ['Where the mails of the order go.', 'mia@example.com'],
  categories: [
    'Category and subcategory of the article, in words of the catalogue that no language changes; left out once it has left the catalogue.',
    ['tap', 'pull'],
  ],
  history: 'The states that it has been in, the oldest first.',
  'Order.history': 'Every entry of its history, the oldest first.',
  'ConsumerOrder.history': 'When it first entered each of its states, the oldest first.',
  at: ['When, in epoch milliseconds.', 1795885304233],
  missing: ['Article numbers of what is no longer sold, or not in that quantity.', ['20.22.1104']],
  cart: 'The whole cart.',
  thanks: [
    'The thanks with the buyer’s name, as the language has it; empty where the payment failed or the order was cancelled.',
    'Danke, Frau Ostertag.',
  ],

  papers: 'The invoice, and credit notes once money went back.',
  'InvoiceDocument.kind': 'An invoice, or a credit note.',
  'InvoiceDocument.number': ['Its number.', 'I-DE-2026-00001'],
  'InvoiceDocument.title': ['What the document is called, in the language of the order.', 'Rechnung'],
  'InvoiceDocument.url': [
    'Path of the PDF, which opens for anyone who has it.',
    '/invoices/E-IlKga4EVrIFHtTY-eNmgwolhOD1h-iq2aL64bc0Cw/I-DE-2026-00001.pdf',
  ],

  'OwnOrder.products': 'The ordered sinks and taps, each once, with what to print and to know before they are fitted.',
  'PreparedProduct.name': ['Name of the product.', 'Bogen P'],
  drawingName: ['What the drawing shows, in one sentence.', 'Bogen P von der Seite, Höhe 420 mm, Ausladung 215 mm'],
  drawing: 'A technical drawing to scale, in millimetres.',
  'drawing.frame': 'The part of the sheet to show, y downwards.',
  'frame.x': ['Left edge in millimetres.', -165],
  'frame.y': ['Upper edge in millimetres.', -520],
  'frame.width': ['Width in millimetres.', 510],
  'frame.height': ['Height in millimetres.', 670],
  lines: 'The lines of the drawing.',
  stroke: 'What the line is: visible edge, cut, fine detail, hidden edge, dimension, extension line, surroundings, conflict, or water.',
  path: ['The line as path data of SVG, in millimetres.', 'M-125 0h450M-125 38h450'],
  files: 'What can be printed.',
  'files.id': 'The data sheet, or the cut-out for the worktop.',
  'files.label': ['What the file is called, in the language of the order.', 'Datenblatt mit Maßzeichnung'],
  'files.url': ['Path of the file.', '/api/product/data-sheet.pdf?productKey=bogen-p&locale=de-DE'],
  heavy: ['Its weight, where two people must lift it; otherwise null.', '28,5 kg'],
};
