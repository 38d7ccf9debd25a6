import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { makeVariant, variantId } from '../../../domain/product/variant.ts'
import { STOCK_LEVELS, stockLevel } from '../../../domain/stock/stock-level.ts'

const { products, stock } = demoCatalogue()
const byId = new Map(products.map((product) => [product.id, product]))
const onHand = new Map(stock.map(({ variant, stock: level }) => [variant.id, level.onHand]))

describe('the demo stock', () => {
  it('contains only what is made, every variant once', () => {
    expect(onHand.size).toBe(stock.length)
    for (const { variant } of stock) {
      const product = byId.get(variant.productId)
      expect(product && makeVariant(product, variant.option)).toEqual({ _tag: 'Right', right: variant })
    }
  })

  it('is small enough to be seeded at a start', () => {
    expect(stock.length).toBeGreaterThan(3000)
    expect(stock.length).toBeLessThanOrEqual(6000)
  })

  it('has every level that a badge can show, including negative stock', () => {
    expect(new Set(stock.map((row) => stockLevel(row.stock, 1)))).toEqual(new Set(STOCK_LEVELS))
    expect(stock.some((row) => row.stock.onHand < 0)).toBe(true)
    expect(stock.some((row) => row.stock.onHand === 0)).toBe(true)
    expect(stock.some((row) => row.stock.stopOrder && row.stock.onHand > 0)).toBe(true)
  })

  it('differs between the powers of one lens', () => {
    const biofinity = stock.filter(({ variant }) => byId.get(variant.productId)?.group.key === 'biofinity')
    expect(new Set(biofinity.map((row) => row.stock.onHand)).size).toBeGreaterThan(8)
  })

  it('always has the two lenses of the demo purchase, in every pack size', () => {
    const pairs = products.flatMap(({ id, group }) => {
      if (group.key === 'biofinity') return [variantId(id, { sphere: -3, radius: 8.6, diameter: 14 })]
      return group.key === 'biofinity-toric'
        ? [variantId(id, { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5 })]
        : []
    })
    expect(pairs.map((id) => onHand.get(id))).toEqual([240, 240, 240, 240])
  })

  it('has nothing that is made to order and only remaining stock of discontinued products', () => {
    for (const { variant } of stock) {
      expect(byId.get(variant.productId)?.supply.availability).toBe('stock')
    }
    const remainders = stock.filter(({ variant }) => byId.get(variant.productId)?.discontinued === true).map((row) => row.stock)
    expect(remainders.length).toBeGreaterThan(100)
    expect(remainders.every((level) => level.stopOrder && level.onHand >= 0 && level.onHand < 5)).toBe(true)
  })
})
