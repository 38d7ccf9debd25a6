import { scriptJson } from '../product/structured-data.ts'

/** Data for search engines; a data block, which no content security policy runs. */
export const StructuredData = ({ data }: { readonly data: unknown }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
)
