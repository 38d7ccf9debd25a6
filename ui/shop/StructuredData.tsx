/** JSON that may stand inside a script element: no text of a product can end the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/**
 * Data for search engines; a data block, which no content security policy runs. The server writes it into the page, where it
 * stays; a browser has none (`data` undefined), since nobody reads it after.
 */
export const StructuredData = ({ data }: { readonly data: unknown }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptJson(data) : '' }}
  />
)
