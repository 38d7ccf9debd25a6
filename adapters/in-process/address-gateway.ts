import type { SanitiseAddress } from '../../application/commerce/address/sanitise-address.ts'
import type { AddressGateway } from '../../application/storefront/address/address-gateway.port.ts'

export const makeInProcessAddresses = (shop: { readonly sanitiseAddress: SanitiseAddress }): AddressGateway => ({
  sanitise: shop.sanitiseAddress,
})
