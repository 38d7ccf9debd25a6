import type { Database, Report } from '../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { repositoriesInMemory, type CatalogueRepositories } from '../../adapters/postgres/snapshot/repositories-in-memory.ts'
import { openCatalogueInMemory } from '../../adapters/postgres/snapshot/catalogue-in-memory.ts'

const failing: Report = (error) => { throw error }

/** The catalogue of a database as cached by one process, with a clock that the test advances. */
export const openCatalogue = ({ db }: Pick<Database, 'db'>, { report = failing } = {}) => {
  const clock = { now: 0 }
  const catalogue = openCatalogueInMemory({ db, clock: () => clock.now, report })
  return { clock, catalogue, books: repositoriesInMemory(openShopStorage(db), catalogue.cached) }
}

/** The same responses, from memory. */
export const catalogueInMemory = (database: Pick<Database, 'db'>): CatalogueRepositories => openCatalogue(database).books
