import type { ShippingGateway } from '../../application/storefront/delivery/shipping-gateway.port.ts'
import { publicShippingParams } from '../commerce-api/checkout/shipping.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpShipping = ({ call }: { readonly call: Call }): ShippingGateway => ({
  options: (country) => call(OPERATIONS.searchShippingOptions, { query: publicShippingParams(country) }),
})
