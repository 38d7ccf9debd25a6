import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { readEntries } from '../../../adapters/seed/catalogue/entries.ts'
import { readPack } from '../../../adapters/seed/catalogue/read-pack.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import { deviceFaults } from '../../../domain/product/medical-device.ts'
import { makeProductId } from '../../../domain/product/product.ts'
import type { Product } from '../../../domain/product/product.ts'
import { checkCombination } from '../../../domain/prescription/check-combination.ts'
import { countCombinations } from '../../support/count-combinations.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { lensSpaces } from '../../support/lens-spaces.ts'

const { products, categories } = demoCatalogue()
const counts = new Map(lensSpaces.map(({ name, combinations }) => [name, combinations]))
const groups = Map.groupBy(products, ({ group }) => group.key)
const ids = new Set(products.map(({ id }) => id))
const titled = (key: string): Product => {
  const [first] = groups.get(key) ?? []
  if (first === undefined) throw new Error(`${key} is not sold`)
  return first
}

describe('the demo catalogue', () => {
  it('sells 155 products in 261 pack sizes, each with its own number from 1001 on', () => {
    expect(groups.size).toBe(155)
    expect([...ids].toSorted((one, other) => one - other)).toEqual(Array.from({ length: 261 }, (_, index) => 1001 + index))
    expect(products.every(({ id }) => makeProductId(id)._tag === 'Right')).toBe(true)
  })

  it('reports a malformed product instead of skipping it', () => {
    expect(() => readEntries([{ key: 'odd', title: 'Odd', type: 'glasses' }])).toThrow(/type/)
    expect(() => readPack({ holds: 'thirty', grams: 1 })).toThrow(/thirty/)
  })

  it('keeps its numbers: a stored address or order still finds its product', () => {
    expect(titled('acuvue-oasys-max-1-day').id).toBe(1001)
    expect(titled('biofinity').id).toBe(1097)
    expect(titled('biofinity-toric').id).toBe(1126)
    expect(titled('have-a-look-type-b').id).toBe(1261)
  })

  it.each([...groups.keys()])('%s is made in as many combinations as its manufacturer states', (key) => {
    const { space } = titled(key)
    expect(countCombinations(space)).toBe(counts.get(key) ?? 1)
  })

  it('contains the lens of 205,920 combinations as ranges', () => {
    const { space } = titled('biofinity-toric-multifocal')
    expect(countCombinations(space)).toBe(205_920)
    expect(JSON.stringify(space).length).toBeLessThan(700)
    const option = { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5, add: 1.5, dominance: 'D' }
    expect(checkCombination(space, option)._tag).toBe('Right')
    expect(checkCombination(space, { ...option, axis: 92 })).toEqual({ _tag: 'Left', left: { _tag: 'ValueNotMade', key: 'axis' } })
  })

  it('rejects the toric combination that exists only in parts', () => {
    const { space } = titled('dailies-total1-astigmatism')
    const option = { sphere: 2, cylinder: -1.25, axis: 130, radius: 8.6, diameter: 14.5 }
    expect(checkCombination(space, option)).toMatchObject({ left: { _tag: 'CombinationNotMade' } })
    expect(checkCombination(space, { ...option, axis: 90 })._tag).toBe('Right')
  })

  it('has four languages: titles, addresses and descriptions', () => {
    for (const product of products) {
      for (const locale of LOCALES) {
        expect(product.titles[locale]).toMatch(/\S{2}/)
        expect(product.slugs[locale]).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(product.descriptions[locale]?.length).toBeGreaterThan(50)
        expect(product.descriptions[locale]).not.toMatch(/[{}]|undefined|ß| {2}/)
      }
      expect(new Set(LOCALES.map((locale) => product.descriptions[locale])).size).toBe(4)
    }
  })

  it('J11 has device data for every lens and care solution, marked as demo data, and a separate number for each pack', () => {
    const devices = products.filter(({ category }) => ['lens', 'fun_lens', 'lenscare', 'saline', 'All_in_One'].includes(category))
    expect(devices.length).toBeGreaterThan(150)
    for (const { device } of devices) {
      expect(device === undefined ? ['none'] : deviceFaults(device)).toEqual([])
      expect([device?.manufacturer.name, device?.manufacturer.address, device?.storage?.en].join()).toMatch(/DEMO.*Demo.*Demo data/)
      expect(device?.udiDi).toMatch(/^0952/)
    }
    expect(new Set(devices.map(({ device }) => device?.udiDi)).size).toBe(devices.length)
    expect(titled('ray-ban-wayfarer-rb2140').device).toBeUndefined()
  })

  it.each(LOCALES)('gives every pack size its own address (%s)', (locale) => {
    expect(new Set(products.map(({ slugs }) => slugs[locale])).size).toBe(products.length)
  })

  it('names pack sizes in each language', () => {
    expect(titled('biofinity').slugs).toEqual({
      de: 'biofinity-3-linsen', en: 'biofinity-3-lenses', fr: 'biofinity-3-lentilles', it: 'biofinity-3-lenti',
    })
    expect(titled('lens-case-flat').slugs.de).toBe('linsenbehaelter-flach')
  })

  it('groups the pack sizes of a product under the first one', () => {
    for (const packs of groups.values()) {
      expect(packs.filter(({ group }) => group.canonical)).toEqual([packs[0]])
      expect(new Set(packs.map(({ group }) => group.canonicalProductId))).toEqual(new Set([packs[0]?.id]))
    }
  })

  it('states the contents of a pack, so that a price per lens or per 100 ml can be calculated', () => {
    const bottles = groups.get('biotrue-mps')?.map(({ pack }) => pack)
    expect(bottles?.[3]).toEqual({ label: '3 × 300 ml', quantity: 900, unit: 'ml', items: 3, contentPerItem: 300, weight: 1039 })
    expect(groups.get('blink-intensive-tears')?.[1]?.pack.quantity).toBe(8)
    expect(products.every(({ pack }) => pack.quantity > 0 && pack.weight > 0 && pack.label.length > 1)).toBe(true)
  })

  it('F-W16 offers a successor for all discontinued products but one, and never a discontinued one', () => {
    const ended = products.filter(({ discontinued }) => discontinued)
    const gone = ended.filter(({ replacementId }) => replacementId !== undefined)
    const last = ended.filter(({ replacementId }) => replacementId === undefined)
    expect(new Set(last.map(({ group }) => group.key))).toEqual(new Set(['regard']))
    expect(new Set(gone.map(({ group }) => group.key)).size).toBe(16)
    for (const product of gone) {
      const next = products.find(({ id }) => id === product.replacementId)
      expect(next?.group.key).not.toBe(product.group.key)
      expect(canBeOrdered(product)).toEqual({ _tag: 'Left', left: { _tag: 'Discontinued', replacementId: next?.id } })
    }
  })

  it('recommends existing products, never the product itself', () => {
    for (const product of products) {
      expect(product.similarProductIds.length).toBeGreaterThan(0)
      expect(new Set(product.similarProductIds).size).toBe(product.similarProductIds.length)
      expect(product.similarProductIds.every((id) => ids.has(id) && id !== product.id)).toBe(true)
    }
  })

  it('F-W15 has ratings within five stars for every product, except new ones', () => {
    const rated = products.filter(({ rating }) => rating.ratingCount > 0)
    expect(rated.every(({ rating }) => rating.ratingTotal >= 1 && rating.ratingTotal <= 5)).toBe(true)
    const unrated = products.filter(({ rating }) => rating.ratingCount === 0)
    expect(unrated.length).toBeGreaterThan(0)
    expect(unrated.filter(({ badge }) => badge !== 'new')).toEqual([])
  })

  it('has supplier lead times: made-to-order lenses have the longest', () => {
    expect(titled('biofinity').supply).toEqual({ availability: 'stock', leadDays: { min: 1, max: 3 } })
    expect(titled('misight-1-day').supply.leadDays).toEqual({ min: 4, max: 8 })
    expect(titled('biofinity-toric-multifocal').supply.leadDays).toEqual({ min: 10, max: 25 })
  })

  it('has a category for every product and a product for every category', () => {
    const paths = new Set(categories.map(({ path }) => path))
    expect(paths.size).toBe(categories.length)
    expect(products.every(({ categoryPath }) => paths.has(categoryPath))).toBe(true)
    for (const { path, titles, descriptions, children } of categories) {
      expect(products.some(({ categoryPath }) => `${categoryPath}/`.startsWith(`${path}/`))).toBe(true)
      expect(children.every((child) => paths.has(child.path))).toBe(true)
      for (const locale of LOCALES) {
        expect(`${titles[locale]} ${descriptions[locale]}`).not.toMatch(/[{}]|undefined/)
        expect(descriptions[locale]?.length).toBeGreaterThan(15)
      }
    }
  })

  it('sorts lenses by usage and type, and has other products beside them', () => {
    const daily = categories.find(({ path }) => path === 'lens/daily')
    expect(daily?.children.map(({ path }) => path)).toEqual([
      'lens/daily/spherical', 'lens/daily/toric', 'lens/daily/multifocal', 'lens/daily/toric_multifocal', 'lens/daily/colored',
    ])
    expect(daily?.children[1]?.titles).toEqual({
      de: 'Torische Tageslinsen', en: 'Toric daily lenses', fr: 'Lentilles journalières toriques', it: 'Lenti giornaliere toriche',
    })
    expect(categories.find(({ path }) => path === 'lenscare')?.children.map(({ path }) => path)).toEqual([
      'lenscare/multipurpose', 'lenscare/peroxide', 'lenscare/surface_cleaner', 'lenscare/protein_remover',
      'lenscare/in_eye_cleaner', 'saline', 'humidifier', 'eye_care', 'accessory',
    ])
  })

  it('is the same every time, and copied for each caller', () => {
    const again = demoCatalogue()
    expect(again).toEqual(demoCatalogue())
    expect(again.products).not.toBe(products)
  })
})
