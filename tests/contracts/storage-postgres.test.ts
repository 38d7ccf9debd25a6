import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { catalogueInMemory } from '../support/catalogue-in-memory.ts'
import { emptied, engines } from '../support/postgres-engines.ts'
import { catalogueContract, storageContract } from './storage/storage.contract.ts'

describe.each(engines)('a shop on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  storageContract(async (shopCatalogue) => ({ ...(await emptied(database, shopCatalogue)), close: () => Promise.resolve() }))

  describe('with its catalogue in memory', () => {
    catalogueContract(async (shopCatalogue) => ({
      ...(await emptied(database, shopCatalogue)), ...catalogueInMemory(database), close: () => Promise.resolve(),
    }))
  })
})
