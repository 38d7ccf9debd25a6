import { makeCommerce, type Commerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import { booksInMemory } from '../../postgres/snapshot/books-in-memory.ts'
import type { CatalogueInMemory } from '../../postgres/snapshot/catalogue-in-memory.ts'

/** Pages and carts see the catalogue as it was a moment ago; who orders pays what it says at that moment. */
export const commerceOver = (ports: CommercePorts, catalogue: CatalogueInMemory): Commerce => {
  const lately = makeCommerce({ ...ports, ...booksInMemory(ports, catalogue.cached) })
  const now = makeCommerce({ ...ports, ...booksInMemory(ports, catalogue.fresh) })
  return {
    ...lately,
    order: now.order,
    caller: {
      forCaller: (...caller) => ({ ...lately.caller.forCaller(...caller), order: now.caller.forCaller(...caller).order }),
    },
  }
}
