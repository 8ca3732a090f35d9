// pdfkit says what a head of a table stands above or beside; its types do not know it yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}
