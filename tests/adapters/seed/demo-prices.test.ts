import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { priceChannelOf } from '../../../adapters/seed/shops/price-channel.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'

const { products, prices: everyPrice, offers = [] } = demoCatalogue()
const campaignChannels = new Set(offers.map(({ offerChannel }) => offerChannel))
const prices = everyPrice.filter(({ priceChannel }) => !campaignChannels.has(priceChannel))
const biofinity = products.find(({ group }) => group.key === 'biofinity')
const priceAt = (brand: (typeof BRAND_CHANNELS)[number], id = biofinity?.id) =>
  prices.find(({ productId, priceChannel }) => productId === id && priceChannel === priceChannelOf(brand))

describe('the demo price lists', () => {
  it('have one price for every pack size and each of the five brands', () => {
    expect(prices).toHaveLength(products.length * 5)
    expect(new Set(prices.map(({ productId, priceChannel }) => `${productId} ${priceChannel}`)).size).toBe(prices.length)
  })

  it('are whole francs and five-cent pieces, above zero, never above the list price', () => {
    for (const { currency, original, current, website, bulk } of prices) {
      expect(currency).toBe('CHF')
      expect(current).toBeGreaterThan(0)
      expect(current).toBeLessThanOrEqual(original)
      expect(website).toBeGreaterThanOrEqual(current)
      expect(website).toBeLessThanOrEqual(original)
      expect([current, website, ...bulk.map(({ cents }) => cents)].filter((cents) => cents % 5 !== 0)).toEqual([])
    }
  })

  it('F-W15 have a compare-at price for one product in four, like a real shop', () => {
    const articles = products.filter(({ group }) => group.canonical)
    const struck = articles.filter(({ id }) => (priceAt('iris', id)?.original ?? 0) > (priceAt('iris', id)?.current ?? 0))
    expect(struck.length / articles.length).toBeGreaterThan(0.2)
    expect(struck.length / articles.length).toBeLessThan(0.3)
  })

  it('differ between brands: Discountlens is cheapest, McLinsen most expensive', () => {
    const amounts = BRAND_CHANNELS.map((brand) => priceAt(brand)?.current ?? 0)
    expect(new Set(amounts).size).toBe(5)
    expect(Math.min(...amounts)).toBe(priceAt('discountlens')?.current)
    expect(Math.max(...amounts)).toBe(priceAt('mclinsen')?.current)
    expect(priceAt('iris')).toMatchObject({ original: 2690, current: 2190, website: 2690 })
  })

  it('contain a lens that its manufacturer sells below list price', () => {
    const total30 = products.find(({ group }) => group.key === 'total30')
    expect(priceAt('iris', total30?.id)).toMatchObject({ original: 4790, website: 4490, current: 3990 })
  })

  it('have a tenth off two lenses in the spring campaign, at every brand and for years', () => {
    expect(offers).toHaveLength(10)
    for (const { fk, productId, priceChannel, offerChannel, validUntil } of offers) {
      const at = (channel: string) => everyPrice.find((entry) => entry.productId === productId && entry.priceChannel === channel)
      expect(fk).toBe('spring26')
      expect(Math.abs((at(offerChannel)?.current ?? 0) - (at(priceChannel)?.current ?? 0) * 0.9)).toBeLessThanOrEqual(2.5)
      expect(new Date(validUntil).getFullYear()).toBeGreaterThan(2030)
    }
    expect(everyPrice.length - prices.length).toBe(offers.length)
  })

  it('decrease with larger packs where they have steps, and only for stocked products', () => {
    const stepped = prices.filter(({ bulk }) => bulk.length > 0)
    expect(stepped.length).toBeGreaterThan(300)
    for (const { bulk, current, productId } of stepped) {
      expect(bulk.map(({ quantity }) => quantity)).toEqual(bulk.map(({ quantity }) => quantity).toSorted((a, b) => a - b))
      expect(bulk.reduce((above, { cents }) => (cents < above ? cents : Number.NaN), current)).toBeGreaterThan(0)
      expect(products.find(({ id }) => id === productId)?.supply.availability).toBe('stock')
    }
  })
})
