import { describe, expect, it } from 'vitest'
import { catalogueFaults, type CatalogueInput, type ExistingCatalogue } from '../../../domain/catalogue/catalogue-faults.ts'
import type { MedicalDevice } from '../../../domain/product/medical-device.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { aCategory } from '../../support/builders/catalogue.ts'
import { aDevice } from '../../support/builders/device.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aShippingMethod } from '../../support/builders/shipping-method.ts'

const NOTHING: CatalogueInput = { categories: [], products: [], prices: [], stock: [], shippingMethods: [] }
const EMPTY: ExistingCatalogue = {
  categories: new Set(), products: new Map(), priceChannels: ['iris-ch', 'mrlens-ch'], countries: ['CH', 'LI'],
}

const LENS = aProduct({ id: 1001 })
const CATEGORY = aCategory({ path: LENS.categoryPath })
const PRICE = aPriceEntry({ productId: 1001, current: 5000 })
const COUNTED = { productId: LENS.id, option: { sphere: -2.25, radius: 8.6, diameter: 14 }, onHand: 3, stopOrder: false }
const CATALOGUE: CatalogueInput = {
  categories: [CATEGORY], products: [LENS], prices: [PRICE], stock: [COUNTED], shippingMethods: [aShippingMethod()],
}

const find = (products: Partial<CatalogueInput>, existingCatalogue = EMPTY): readonly string[] =>
  catalogueFaults({ ...NOTHING, ...products }, existingCatalogue).map(
    ({ _tag, list, index, field }) => `${list}[${index}] ${field} ${_tag}`,
  )

describe('an imported catalogue', () => {
  it('is accepted when it refers only to its own products or to existing ones', () => {
    expect(find(CATALOGUE)).toEqual([])
    const existingCatalogue: ExistingCatalogue = {
      ...EMPTY, categories: new Set([LENS.categoryPath]), products: new Map([[LENS.id, LENS]]),
    }
    expect(find({ products: [LENS], prices: [PRICE], stock: [COUNTED] }, existingCatalogue)).toEqual([])
    expect(find({ stock: [{ ...COUNTED, onHand: -4 }] }, existingCatalogue)).toEqual([])
  })

  it('is rejected when it refers to something that does not exist', () => {
    expect(find({ prices: [PRICE], stock: [COUNTED] }))
      .toEqual(['prices[0] productId UnknownProduct', 'stock[0] productId UnknownProduct'])
    expect(find({ products: [LENS] })).toEqual(['products[0] categoryPath UnknownCategory'])
  })

  it('has prices for a channel that a brand sells through, or for one of its campaigns', () => {
    const at = (priceChannel: string) => find({ ...CATALOGUE, prices: [{ ...PRICE, priceChannel }] })
    for (const priceChannel of ['iris-ch', 'mrlens-ch', 'mrlens-ch_spring']) expect(at(priceChannel), priceChannel).toEqual([])
    for (const typo of ['iris-hc', 'iris', 'iris-chh', 'Iris-ch', 'spring'])
      expect(at(typo), typo).toEqual(['prices[0] priceChannel UnknownPriceChannel'])
    expect(at(' ')).toEqual(['prices[0] priceChannel Missing'])
  })

  it('ships to countries that a brand delivers to, and to no other', () => {
    const to = (country: string) => find({ shippingMethods: [aShippingMethod({ country: country as Country })] })
    for (const country of ['CH', 'LI']) expect(to(country), country).toEqual([])
    for (const typo of ['HC', 'ch', 'DE']) expect(to(typo), typo).toEqual(['shippingMethods[0] country UnknownCountry'])
    expect(to(' ')).toEqual(['shippingMethods[0] country Missing'])
  })

  it('is rejected when a combination is not made, or an amount is not in whole cents', () => {
    expect(find({ ...CATALOGUE, stock: [{ ...COUNTED, option: { sphere: 77 } }] })).toEqual(['stock[0] option NotMade'])
    expect(find({ ...CATALOGUE, prices: [{ ...PRICE, current: 0.5, website: -1 }] }))
      .toEqual(['prices[0] current OutOfRange', 'prices[0] website OutOfRange'])
    expect(find({ ...CATALOGUE, prices: [{ ...PRICE, bulk: [{ quantity: 6, cents: 1 }, { quantity: 3, cents: 1 }] }] }))
      .toEqual(['prices[0] bulk[1] OutOfRange'])
  })

  it('is rejected when a range of a lens does not end on a step, runs backwards, or is empty', () => {
    const withSphere = (sphere: NonNullable<typeof LENS.space.parameters.sphere>) =>
      find(
        { ...CATALOGUE, stock: [], products: [{ ...LENS, space: { parameters: { sphere }, sphereExclude: [], blocks: [{ sphere }] } }] },
      )
    expect(withSphere([{ from: -6, to: 6, step: 0.25 }, 'plano'])).toEqual([])
    const both = ['products[0] space.parameters.sphere OutOfRange', 'products[0] space.blocks[0].sphere OutOfRange']
    expect(withSphere([{ from: -6, to: 6, step: 0.7 }])).toEqual(both)
    expect(withSphere([{ from: 6, to: -6, step: 0.25 }])).toEqual(both)
    expect(withSphere([])).toEqual(both)
  })

  it('J11 is rejected when the data of a medical device are invalid, with the name of each field', () => {
    const of = (stated: Partial<MedicalDevice>) => find({ ...CATALOGUE, products: [{ ...LENS, device: aDevice(stated) }] })
    expect(of({})).toEqual([])
    const manufacturer = { name: 'Linsen AG', address: '' }
    expect(of({ manufacturer, notifiedBody: '12', udiDi: '1', instructions: { de: 'ftp://x' } })).toEqual([
      'products[0] device.manufacturer.address Missing', 'products[0] device.notifiedBody OutOfRange',
      'products[0] device.udiDi OutOfRange', 'products[0] device.instructions.de OutOfRange',
    ])
  })

  it('is rejected when an id occurs twice, once for each repetition', () => {
    expect(find({
      categories: [CATEGORY, CATEGORY], products: [LENS, LENS], prices: [PRICE, PRICE], stock: [COUNTED, COUNTED, COUNTED],
      shippingMethods: [aShippingMethod(), aShippingMethod()],
    })).toEqual([
      'categories[1]  Twice', 'products[1]  Twice', 'prices[1]  Twice', 'stock[1]  Twice', 'stock[2]  Twice', 'shippingMethods[1]  Twice',
    ])
  })
})
