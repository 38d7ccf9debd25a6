import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'

const visitor = openHeadlessShop().visitor()
const browse = async (path: string, query = '') => (await visitor.browse(path, query)).listing

describe('a listing', () => {
  it('CC-LIST-01 reads page, size, sort order, search term and filters from its address, in each of their spellings', async () => {
    const page = await browse('lens', 'page=2&limit=10&sort=price&brand=Acuvue')
    const all = await browse('lens', 'limit=100&sort=price&brand=Acuvue')
    expect(all.cards.length).toBeGreaterThan(10)
    expect(page.pagination).toMatchObject({ currentPage: 2, itemsPerPage: 10, totalItems: all.cards.length })
    expect(page.cards.map(({ product }) => product.id)).toEqual(all.cards.slice(10, 20).map(({ product }) => product.id))
    expect(new Set(all.cards.map(({ product }) => product.brand))).toEqual(new Set(['Acuvue']))
    const made = all.cards.filter(({ product }) => !product.discontinued)
    expect(all.cards.slice(0, made.length)).toEqual(made)
    const prices = made.map(({ price }) => price.current.cents)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect((await browse('lens', 'itemsPerPage=40')).pagination.itemsPerPage).toBe(40)
    const idsFor = async (name: string) => (await browse('lens', `${name}=oasys`)).cards.map(({ product }) => product.id)
    const result = await Promise.all(['search', 'term', 'phrase'].map(idsFor))
    expect(result[0]?.length).toBeGreaterThan(0)
    expect(result[0]?.length).toBeLessThan((await browse('lens')).pagination.totalItems)
    expect([result[1], result[2]]).toEqual([result[0], result[0]])
  })
})
