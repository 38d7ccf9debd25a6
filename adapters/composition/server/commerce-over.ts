import { makeCommerce, type Commerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import { repositoriesInMemory } from '../../postgres/snapshot/repositories-in-memory.ts'
import type { CatalogueInMemory } from '../../postgres/snapshot/catalogue-in-memory.ts'

/** Pages and carts read the cached catalogue; order placement reads current prices. */
export const commerceOver = (ports: CommercePorts, catalogue: CatalogueInMemory): Commerce => {
  const cached = makeCommerce({ ...ports, ...repositoriesInMemory(ports, catalogue.cached) })
  const fresh = makeCommerce({ ...ports, ...repositoriesInMemory(ports, catalogue.fresh) })
  return {
    ...cached,
    order: fresh.order,
    caller: {
      forCaller: (...caller) => ({ ...cached.caller.forCaller(...caller), order: fresh.caller.forCaller(...caller).order }),
    },
  }
}
