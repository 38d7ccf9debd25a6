import type { ReplacementGateway } from '../../application/storefront/catalogue/replacement-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import { chosenParams } from '../commerce-api/product/product-options.codec.ts'
import type { Call } from './call.ts'

export const makeHttpReplacements = ({ call }: { readonly call: Call }): ReplacementGateway => ({
  replacement: (id, option) =>
    call(OPERATIONS.getProductReplacement, { path: { product_id: id }, query: chosenParams(option) }),
})
