// pdfkit supports the scope of a table header; its types do not include it yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}
