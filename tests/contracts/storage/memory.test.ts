import { describe } from 'vitest'
import { openMemoryShop } from '../../../adapters/memory/memory-shop.ts'
import { storageContract } from './storage.contract.ts'

describe('a shop in memory', () => {
  storageContract((goods) => Promise.resolve({ ...openMemoryShop(goods), close: () => Promise.resolve() }))
})
