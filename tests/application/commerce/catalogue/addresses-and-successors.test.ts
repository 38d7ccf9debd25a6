import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeListPublicAddresses } from '../../../../application/commerce/catalogue/list-public-addresses.ts'
import { sameEverywhere } from '../../../../domain/product/public-addresses.ts'
import type { Locale } from '../../../../domain/shop/locale.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { openCommerce, GUEST } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { MINUS_TWO, usualCatalogue } from '../../../support/purchase.ts'

const MINUS_SEVEN = { sphere: -7, radius: 8.6, diameter: 14 }
const next = aProduct({ id: 1002 })
const discontinued = aProduct({ id: 1003, discontinued: true })
const former = aProduct({ id: 1010, discontinued: true, replacementId: next.id })
const orphan = aProduct({ id: 1011, discontinued: true })
const sold = aProduct({ id: 1012, replacementId: next.id })
const discontinuedTwice = aProduct({ id: 1013, discontinued: true, replacementId: discontinued.id })

describe('the successor of a discontinued lens', () => {
  const shop = openCommerce(usualCatalogue({ products: [next, discontinued, former, orphan, sold, discontinuedTwice] }))
  const successor = async (id: number, option = MINUS_TWO) =>
    value(shop.getProductReplacement(GUEST, { productId: productId(id), option }))

  it('is returned with the same values', async () => {
    expect(await successor(1010)).toEqual({ productId: next.id, option: MINUS_TWO })
  })

  it('is absent for a lens that is still sold, has none, or whose successor is discontinued as well', async () => {
    for (const id of [1011, 1012, 1013]) expect(await successor(id)).toBeUndefined()
  })

  it('F-W05 keeps the values it is made in, and preselects a value that is the only one', async () => {
    expect(await successor(1010, MINUS_SEVEN)).toEqual({ productId: next.id, option: { radius: 8.6, diameter: 14 } })
    expect(await successor(1010, { ...MINUS_TWO, radius: 8.4, diameter: 14.2 })).toEqual({ productId: next.id, option: MINUS_TWO })
  })
})

describe('the sitemap addresses', () => {
  it('are those of every page of the list, each once, categories first', async () => {
    const products = Array.from({ length: 201 }, (_, index) => aProduct({ id: 3001 + index, title: `Lens ${index}` }))
    const shop = openCommerce(usualCatalogue({ products }))
    const result = (await value(shop.listPublicAddresses('iris'))).map(({ de }) => de)
    expect(result.filter((path) => path.startsWith('/c/'))).toEqual(['/c/lens', '/c/lens/monthly', '/c/lens/monthly/spherical'])
    expect(result.slice(3).toSorted((one, other) => one.localeCompare(other))).toEqual(
      products.map(({ id, slugs }) => `/p/${id}/${slugs.de}`).toSorted((one, other) => one.localeCompare(other)),
    )
  })

  const composedOf = (slugsIn: (locale: Locale) => readonly string[], isLoaded = true) =>
    makeListPublicAddresses({
      ...openCommerce(usualCatalogue({ products: [] })).deps,
      content: { slugs: ({ locale }) => slugsIn(locale), isLoaded: () => isLoaded },
    })('iris')

  it('include pages composed by editors in every language; the home page is not repeated', async () => {
    const result = await value(composedOf((locale) => ['home', 'faq', ...(locale === 'it' ? [] : ['only-north'])]))
    expect(result).toEqual([sameEverywhere('/faq')])
  })

  it('are not returned in part while the composed pages are unknown', async () => {
    expect(await composedOf(() => [], false)()).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
  })
})
