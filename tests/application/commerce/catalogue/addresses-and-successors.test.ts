import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeListPublicAddresses } from '../../../../application/commerce/catalogue/list-public-addresses.ts'
import { sameEverywhere } from '../../../../domain/product/public-addresses.ts'
import type { Locale } from '../../../../domain/shop/locale.ts'
import { aProduct, productId } from '../../../support/builders/product.ts'
import { openCommerce } from '../../../support/commerce.ts'
import { value } from '../../../support/outcome.ts'
import { MINUS_TWO, usualCatalogue } from '../../../support/purchase.ts'

const MINUS_SEVEN = { sphere: -7, radius: 8.6, diameter: 14 }
const next = aProduct({ id: 1002 })
const gone = aProduct({ id: 1003, discontinued: true })
const former = aProduct({ id: 1010, discontinued: true, replacementId: next.id })
const orphan = aProduct({ id: 1011, discontinued: true })
const sold = aProduct({ id: 1012, replacementId: next.id })
const twiceGone = aProduct({ id: 1013, discontinued: true, replacementId: gone.id })

describe('the successor of a discontinued lens', () => {
  const shop = openCommerce(usualCatalogue({ products: [next, gone, former, orphan, sold, twiceGone] }))
  const successor = async (id: number, option = MINUS_TWO) => value(shop.getProductReplacement(productId(id), option))

  it('is named with the same values', async () => {
    expect(await successor(1010)).toEqual({ productId: next.id, option: MINUS_TWO })
  })

  it('is none for a lens that is still sold, has none, or whose successor went as well', async () => {
    for (const id of [1011, 1012, 1013]) expect(await successor(id)).toBeUndefined()
  })

  it('F-W05 keeps the values it is made in, and the one there is where it is made in one only', async () => {
    expect(await successor(1010, MINUS_SEVEN)).toEqual({ productId: next.id, option: { radius: 8.6, diameter: 14 } })
    expect(await successor(1010, { ...MINUS_TWO, radius: 8.4, diameter: 14.2 })).toEqual({ productId: next.id, option: MINUS_TWO })
  })
})

describe('the addresses that search engines may know', () => {
  it('are those of every page of the list, each once, categories first', async () => {
    const products = Array.from({ length: 201 }, (_, index) => aProduct({ id: 3001 + index, title: `Lens ${index}` }))
    const shop = openCommerce(usualCatalogue({ products }))
    const result = (await value(shop.listPublicAddresses('iris'))).map(({ de }) => de)
    expect(result.filter((path) => path.startsWith('/c/'))).toEqual(['/c/lens', '/c/lens/monthly', '/c/lens/monthly/spherical'])
    expect(result.slice(3).toSorted((one, other) => one.localeCompare(other))).toEqual(
      products.map(({ id, slugs }) => `/p/${id}/${slugs.de}`).toSorted((one, other) => one.localeCompare(other)),
    )
  })

  const composedOf = (slugsIn: (locale: Locale) => readonly string[], isKnown = true) =>
    makeListPublicAddresses({
      ...openCommerce(usualCatalogue({ products: [] })).deps, content: { slugs: ({ locale }) => slugsIn(locale), isKnown: () => isKnown },
    })('iris')

  it('are those of pages that editors composed in every language as well; the entrance is not said twice', async () => {
    const result = await value(composedOf((locale) => ['home', 'faq', ...(locale === 'it' ? [] : ['only-north'])]))
    expect(result).toEqual([sameEverywhere('/faq')])
  })

  it('are not told in part while it is not known which pages editors composed', async () => {
    expect(await composedOf(() => [], false)()).toEqual(E.left({ _tag: 'ServiceUnavailable' }))
  })
})
