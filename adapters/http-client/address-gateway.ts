import type { AddressGateway } from '../../application/storefront/address/address-gateway.port.ts'
import { placeToWire } from '../commerce-api/address/sanitised-place.codec.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpAddresses = ({ call }: { readonly call: Call }): AddressGateway => ({
  sanitise: (place) => call(OPERATIONS.sanitizeAddress, { body: placeToWire(place) }),
})
