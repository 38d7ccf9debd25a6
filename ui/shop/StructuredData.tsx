/** JSON that may stand inside a script element: no text of a product can end the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/** Data for search engines; a data block, which no content security policy runs. */
export const StructuredData = ({ data }: { readonly data: unknown }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
)
