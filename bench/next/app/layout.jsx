import { readDocument } from './document.mjs';
import { elementsOf, partOf } from './elements.jsx';

/** The document around each page, with the shop's own head. */
export default function Layout({ children }) {
  const document = readDocument();
  const { lang, ...others } = document.properties;
  return (
    <html lang={lang} {...others}>
      <head {...partOf(document, 'head').properties}>{...partOf(document, 'head').children.map((child) => elementsOf(child, true))}</head>
      <body {...partOf(document, 'body').properties}>{children}</body>
    </html>
  );
}
