import type { ListShipping } from '../../application/commerce/checkout/list-shipping.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { ShippingGateway } from '../../application/storefront/delivery/shipping-gateway.port.ts'

export const makeInProcessShipping = (shop: { readonly listShipping: ListShipping }, at: At): ShippingGateway => ({
  options: (country) => shop.listShipping(country, at),
})
