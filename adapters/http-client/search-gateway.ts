import type { SearchGateway } from '../../application/storefront/search/search-gateway.port.ts'
import { searchParams } from '../commerce-api/listing/search.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpSearch = ({ call }: { readonly call: Call }): SearchGateway => ({
  search: (asked, locale) => call(OPERATIONS.searchProducts, { query: searchParams(asked), locale }),
})
