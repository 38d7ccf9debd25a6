import { expect, it } from 'vitest'
import { publicAddresses, sameEverywhere } from '../../../domain/product/public-addresses.ts'
import { productId } from '../../support/builders/product.ts'

it('every category above a product is listed once, before the products, which have a name in each language', () => {
  const slugs = { de: 'linse', fr: 'lentille' }
  const listed = [
    { id: productId(2), slugs, categoryPath: 'lens/monthly' },
    { id: productId(1), slugs, categoryPath: 'lens/daily/toric' },
  ]
  expect(publicAddresses(listed)).toEqual([
    ...['/c/lens', '/c/lens/daily', '/c/lens/daily/toric', '/c/lens/monthly'].map(sameEverywhere),
    { de: '/p/2/linse', en: '/p/2/linse', fr: '/p/2/lentille', it: '/p/2/linse' },
    { de: '/p/1/linse', en: '/p/1/linse', fr: '/p/1/lentille', it: '/p/1/linse' },
  ])
  expect(sameEverywhere('/terms')).toEqual({ de: '/terms', en: '/terms', fr: '/terms', it: '/terms' })
})
