import { describe, expect, it } from 'vitest'
import { makeWishlistKeeper } from '../../../adapters/browser/wishlist-keeper.ts'
import { wishlistInMemory } from '../../../adapters/memory/wishlist/wishlist-in-memory.ts'
import type { ProductId } from '../../../domain/product/product.ts'

const ids = (...numbers: readonly number[]): readonly ProductId[] => numbers.map((id) => id as ProductId)

const storage = (first: Readonly<Record<string, string>> = {}) => {
  const entries = new Map(Object.entries(first))
  return { getItem: (key: string) => entries.get(key) ?? null, setItem: (key: string, value: string) => { entries.set(key, value) } }
}
const closed = () => { throw new Error('SecurityError') }

const KEEPERS = {
  'in a browser': () => { const device = storage(); return makeWishlistKeeper(() => device) },
  'in a browser that keeps nothing': () => makeWishlistKeeper(() => ({ getItem: closed, setItem: closed })),
  'in memory': wishlistInMemory,
} as const

describe.each(Object.entries(KEEPERS))('a wishlist %s', (_where, open) => {
  it('is empty first, and returns what was stored last', () => {
    const keeper = open()
    expect(keeper.read()).toEqual([])
    keeper.store(ids(2, 1))
    keeper.store(ids(3, 2, 1))
    expect(keeper.read()).toEqual([3, 2, 1])
    keeper.store([])
    expect(keeper.read()).toEqual([])
  })
})

describe('a browser', () => {
  it('stores a wishlist for the next page, and shows what another page wrote', () => {
    const device = storage()
    const [here, there] = [makeWishlistKeeper(() => device), makeWishlistKeeper(() => device)]
    here.store(ids(7))
    expect(there.read()).toEqual([7])
    there.store(ids(8, 7))
    expect(here.read()).toEqual([8, 7])
  })

  it('with another value under that key is treated as empty', () => {
    for (const text of ['', '{', 'null', '{"a":1}', '["x"]'])
      expect(makeWishlistKeeper(() => storage({ wishlist: text })).read()).toEqual([])
  })
})
