import type { GiftGateway } from '../../application/storefront/cart/gift-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpGifts = ({ call }: { readonly call: Call }): GiftGateway => ({
  optOut: (token) => call(OPERATIONS.optOutOfProducts, { body: { cart_token: token } }),
})
