import type { ListMilesPoints } from '../../application/commerce/loyalty/list-miles-points.ts'
import type { SetCustomerMiles } from '../../application/commerce/loyalty/set-customer-miles.ts'
import type { CustomerMilesGateway } from '../../application/storefront/loyalty/customer-miles-gateway.port.ts'
import { ownOnly, type OwnerOf } from './owner-of.ts'

type Deps = { readonly setCustomerMiles: SetCustomerMiles; readonly listMilesPoints: ListMilesPoints }

export const makeInProcessCustomerMiles = (shop: Deps, ownerOf: OwnerOf): CustomerMilesGateway => {
  const own = ownOnly(ownerOf)
  return {
    setNumber: (number) => own((owner) => shop.setCustomerMiles(owner, number)),
    points: () => own(shop.listMilesPoints),
  }
}
