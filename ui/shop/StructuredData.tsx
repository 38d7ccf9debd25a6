/** JSON that is safe inside a script element: no text can close the element. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

/**
 * Structured data for search engines, in a data block, which no content security policy executes. Only the server renders it
 * (`data` is undefined in browsers).
 */
export const StructuredData = ({ data }: { readonly data: unknown }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptJson(data) : '' }}
  />
)
