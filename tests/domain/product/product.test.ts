import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { availability } from '../../../domain/product/availability.ts'
import { canBeOrdered, isListed } from '../../../domain/product/can-be-ordered.ts'
import { canonicalProductId } from '../../../domain/product/canonical-product-id.ts'
import { galleryImages } from '../../../domain/product/gallery-images.ts'
import { productPath } from '../../../domain/product/product-path.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'
import type { DatedContent } from '../../../domain/product/product.ts'
import { makeProductId } from '../../../domain/product/product.ts'
import { shownContent } from '../../../domain/product/shown-content.ts'
import { inLocale } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { aProduct, productId } from '../../support/builders/product.ts'

const pictures = (name: string) => ({ desktop: `${name}.png`, mobile: `${name}-m.png` })

const january: DatedContent = {
  locale: 'fr', brandChannel: 'mrlens', image: 'winter.png', link: '/c/lens', imageType: 'banner',
  startDate: '2024-01-01', endDate: '2024-01-31',
}

describe('a product', () => {
  it('has a positive whole number as its id, or its plain digits', () => {
    expect([1, 2147483647, '12'].map(makeProductId)).toEqual([1, 2147483647, 12].map(E.right))
    for (const request of [0, -1, 1.5, 2147483648, Number.NaN, '', '012', '1e3', ' 1', '9999999999', 'abc', null, [1]]) {
      expect(makeProductId(request)).toEqual(E.left({ _tag: 'NotAProductId', input: request }))
    }
  })

  it('CC-L10N-03 has its name and address in the language of the page, in German if that is missing', () => {
    const product = { ...aProduct(), titles: { de: 'Linse', fr: 'Lentille' }, slugs: { de: 'linse', fr: 'lentille' } }
    expect(inLocale(product.titles, 'fr')).toBe('Lentille')
    expect(inLocale(product.titles, 'en')).toBe('Linse')
    expect(localePath('fr', productPath(product.id, inLocale(product.slugs, 'fr')))).toBe('/fr/p/1001/lentille')
    expect(inLocale(product.slugs, 'en')).toBe('linse')
  })

  it('CC-PROD-05 refers to the canonical pack of its group', () => {
    const group = { key: 'biofinity', canonical: false, canonicalProductId: productId(10) }
    const product = aProduct({ id: 12, group })
    expect(canonicalProductId(product)).toBe(10)
    expect(productPath(canonicalProductId(product))).toBe('/p/10')
  })

  it('has an address that is safe with any slug', () => {
    expect(productPath(productId(10), 'a/b?c')).toBe('/p/10/a%2Fb%3Fc')
    expect(productPath(productId(10), '')).toBe('/p/10')
  })

  it('CC-SEO-02 is in stock or discontinued, nothing else', () => {
    expect(availability(aProduct({ discontinued: true }))).toBe('Discontinued')
    expect(availability(aProduct({ discontinued: false }))).toBe('InStock')
  })

  it('CC-PROD-02 shows front, back, blister and parameters in this order, on a phone in their mobile form', () => {
    const gallery = {
      parameters: pictures('parameters'), blister: pictures('blister'), back: pictures('back'),
      front: pictures('front'),
    }
    expect(galleryImages(gallery, 'desktop').map(({ image }) => image))
      .toEqual(['front.png', 'back.png', 'blister.png', 'parameters.png'])
    expect(galleryImages(gallery, 'phone').map(({ kind, image }) => [kind, image])).toEqual([
      ['front', 'front-m.png'], ['back', 'back-m.png'], ['blister', 'blister-m.png'],
      ['parameters', 'parameters-m.png'],
    ])
    const withoutMobile = { back: pictures('back'), front: { desktop: 'front.png', mobile: '' } }
    expect(galleryImages(withoutMobile, 'phone').map(({ image }) => image)).toEqual(['front.png', 'back-m.png'])
  })

  it('CC-PROD-03 shows dated content for its language and brand from the first to the last day', () => {
    const viewer = { locale: 'fr', brandChannel: 'mrlens', day: '2024-01-15' } as const
    expect(shownContent([january], viewer)).toEqual([january])
    expect(shownContent([january], { ...viewer, day: '2024-01-01' })).toHaveLength(1)
    expect(shownContent([january], { ...viewer, day: '2024-01-31' })).toHaveLength(1)
    expect(shownContent([january], { ...viewer, locale: 'de' })).toEqual([])
    expect(shownContent([january], { ...viewer, brandChannel: 'iris' })).toEqual([])
    expect(shownContent([january], { ...viewer, day: '2024-02-01' })).toEqual([])
    expect(shownContent([january], { ...viewer, day: '2023-12-31' })).toEqual([])
  })
})

describe('an orderable product', () => {
  it('is every type but gifts and services', () => {
    const orderable = PRODUCT_TYPES.filter((category) => E.isRight(canBeOrdered(aProduct({ category }))))
    expect(PRODUCT_TYPES.filter((type) => !orderable.includes(type))).toEqual(['marketing_gifts', 'service'])
    expect(canBeOrdered(aProduct({ category: 'service' }))).toEqual(E.left({ _tag: 'NotForSale', category: 'service' }))
  })

  it('is neither switched off nor discontinued; a discontinued product refers to its successor', () => {
    expect(canBeOrdered(aProduct({ isActive: false, discontinued: true }))).toEqual(E.left({ _tag: 'Inactive' }))
    expect(canBeOrdered(aProduct({ discontinued: true }))).toEqual(E.left({ _tag: 'Discontinued' }))
    expect(canBeOrdered(aProduct({ discontinued: true, replacementId: productId(77) })))
      .toEqual(E.left({ _tag: 'Discontinued', replacementId: 77 }))
  })

  it('is listed unless it is switched off, a gift or a service', () => {
    expect(isListed(aProduct({ discontinued: true }))).toBe(true)
    expect(isListed(aProduct({ isActive: false }))).toBe(false)
    expect(isListed(aProduct({ category: 'marketing_gifts' }))).toBe(false)
  })
})
