import { describe, expect, it } from 'vitest'
import { openPageStore, pageKey, type StoredPage } from '../../../adapters/composition/pages/page-store.ts'
import { FACETS } from '../../../domain/listing/listing-query.ts'
import { writeListingQuery } from '../../../domain/listing/write-listing-query.ts'

const keyOf = (query: string) => pageKey('iris', new URL(`http://shop.example/c/lens?${query}`))
const WRITTEN = writeListingQuery(new URLSearchParams(), {
  page: 2, itemsPerPage: 20, sort: 'price', search: 'a', listViewType: 'list',
  filters: Object.fromEntries(FACETS.map((facet) => [facet, ['x', 'y']])),
})

describe('a cached page', () => {
  it('may be filtered, sorted and paged in every way that a listing offers', () => {
    expect(keyOf(WRITTEN)).toBeDefined()
    expect([...new URLSearchParams(WRITTEN).keys()]).toEqual(expect.arrayContaining([...FACETS]))
    for (const query of ['limit=20', 'term=a', 'phrase=a', 'filter[brand]=x', 'filter[brand][]=x']) expect(keyOf(query)).toBeDefined()
  })

  it('H-O06 is served when rendering fails, and the error is logged', async () => {
    const reports: unknown[] = []
    const store = openPageStore({ bytes: 1000, lifetime: 10, grace: 10, report: (error) => { reports.push(error) } })
    const page = { html: Buffer.from('page'), renderedAt: { now: 0, version: '1' }, isTransient: false } as unknown as StoredPage
    await store.page('key', { now: 0, version: '1' }, () => Promise.resolve(page))
    const error = new Error('the database is away')
    expect(await store.page('key', { now: 15, version: '1' }, () => Promise.reject(error))).toBe(page)
    await Promise.resolve()
    expect(reports).toEqual([error])
  })

  it('has one entry for any order of query parameters, and another for another value or brand', () => {
    expect(keyOf('brand=x&sort=price')).toBe(keyOf('sort=price&brand=x'))
    expect(keyOf('brand=x')).not.toBe(keyOf('brand=y'))
    expect(keyOf('brand=x')).not.toBe(pageKey('mrlens', new URL('http://shop.example/c/lens?brand=x')))
  })

  it('is not cached with unknown parameters', () => {
    for (const query of ['atc=5&fk=X', 'r_sphere=-1', 'utm_source=x', 'filter[nothing]=x', 'page=1&brands=x'])
      expect(keyOf(query)).toBeUndefined()
  })
})
