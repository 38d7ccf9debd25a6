import { makeCommerce, type Commerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import { repositoriesInMemory } from '../../postgres/snapshot/repositories-in-memory.ts'
import type { CatalogueInMemory } from '../../postgres/snapshot/catalogue-in-memory.ts'

/** The ports over the cached catalogue, for pages and carts; and those that read current prices, for whatever places orders. */
export const portsOver = (ports: CommercePorts, catalogue: CatalogueInMemory): readonly [CommercePorts, CommercePorts] => [
  { ...ports, ...repositoriesInMemory(ports, catalogue.cached) },
  { ...ports, ...repositoriesInMemory(ports, catalogue.fresh) },
]

export const commerceOver = (ports: CommercePorts, catalogue: CatalogueInMemory): Commerce => makeCommerce(...portsOver(ports, catalogue))
