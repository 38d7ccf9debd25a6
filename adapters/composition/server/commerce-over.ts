import { makeCommerce, type Commerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import { booksInMemory } from '../../postgres/snapshot/books-in-memory.ts'
import type { CatalogueInMemory } from '../../postgres/snapshot/catalogue-in-memory.ts'

/** Pages and carts see the catalogue as it was a moment ago; who orders pays what it says at that moment. */
export const commerceOver = (ports: CommercePorts, catalogue: CatalogueInMemory): Commerce => ({
  ...makeCommerce({ ...ports, ...booksInMemory(ports, catalogue.lately) }),
  order: makeCommerce({ ...ports, ...booksInMemory(ports, catalogue.now) }).order,
})
