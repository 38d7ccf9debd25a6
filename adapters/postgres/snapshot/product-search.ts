import type { Kysely } from 'kysely'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { read } from '../database/run-query.ts'
import { readOnHand } from '../stock/on-hand.ts'
import type { Tables } from '../tables.ts'
import { readSnapshot } from './snapshot.ts'

const ignore = (): void => undefined

/** Listings and search over a catalogue that is read again for each call; a running shop calls those of its snapshot. */
export const makeProductSearch = (db: Kysely<Tables>): Pick<ProductRepository, 'find' | 'words'> => {
  const stock = async () => ({ revision: 0, onHand: await readOnHand(db) })
  const current = () => readSnapshot(db, new Map(), { before: undefined, stock, report: ignore })
  return {
    find: (query, at) => read(async () => (await current()).find(query, at)),
    words: (locale) => read(async () => (await (await current()).words(locale)).written),
  }
}
