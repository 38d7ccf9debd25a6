import { describe } from 'vitest'
import { openMemoryShop } from '../../../adapters/memory/memory-shop.ts'
import { storageContract } from './storage.contract.ts'

describe('a shop in memory', () => {
  storageContract((shopCatalogue) => Promise.resolve({ ...openMemoryShop(shopCatalogue), close: () => Promise.resolve() }))
})
