import type { FindReplacement } from '../../application/commerce/catalogue/find-replacement.ts'
import type { ReplacementGateway } from '../../application/storefront/catalogue/replacement-gateway.port.ts'

export const makeInProcessReplacements = (shop: { readonly findReplacement: FindReplacement }): ReplacementGateway => ({
  replacement: shop.findReplacement,
})
