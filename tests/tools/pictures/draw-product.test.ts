import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { drawProduct } from '../../../tools/pictures/draw-product.ts'
import { CATEGORIES, drawCategory } from '../../../tools/pictures/drawing/scenes/draw-category.ts'
import { drawHero } from '../../../tools/pictures/drawing/scenes/draw-hero.ts'
import { layText } from '../../../tools/pictures/lettering/lay-text.ts'
import { pictureFacts } from '../../../tools/pictures/picture-facts.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { ROOT_CATEGORIES } from '../../../domain/product/root-categories.ts'
import { GALLERY_KINDS } from '../../../domain/product/product.ts'
import type { Product } from '../../../domain/product/product.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'

const { products } = demoCatalogue()
const product = (key: string, pack = 0): Product => {
  const result = products.filter(({ group }) => group.key === key)[pack]
  if (result === undefined) throw new Error(`${key} is not sold`)
  return result
}
const front = (key: string, pack = 0): string => drawProduct(pictureFacts(product(key, pack)), 'front')
const attributes = (svg: string): readonly string[] => svg.match(/="[^"]*"/g) ?? []

const pixels = async (svg: string, width: number): Promise<readonly number[]> => {
  const sized = svg.replace('<svg ', `<svg width="${width}" `)
  return [...await sharp(Buffer.from(sized)).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer()]
}

const WIDTH = 100

/** The share of a picture that is not background, and its position. */
const inked = async (svg: string) => {
  const values = await pixels(svg, WIDTH)
  const dark = values.flatMap((value, index) => (value < 235 ? [index] : []))
  return {
    share: dark.length / values.length,
    left: Math.min(...dark.map((at) => at % WIDTH)),
    right: Math.max(...dark.map((at) => at % WIDTH)),
  }
}

describe('the product drawings', () => {
  it('show a product of every brand and kind in every view of its gallery, without invalid numbers', () => {
    const kinds = Map.groupBy(products, ({ brand, category, lensType, pack }) =>
      `${brand} ${category} ${lensType === 'colored'} ${pack.unit}`)
    for (const [one] of kinds.values()) {
      if (one === undefined) continue
      for (const kind of GALLERY_KINDS.filter((view) => one.gallery[view] !== undefined)) {
        const svg = drawProduct(pictureFacts(one), kind)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
        expect(svg).toMatch(/^<svg [^>]+viewBox="0 0 1000 1000">.+<\/svg>$/)
      }
    }
  }, 60_000)

  it('need no font, no filter, no script and no external resource', () => {
    for (const kind of GALLERY_KINDS) {
      const svg = drawProduct(pictureFacts(product('biofinity-toric')), kind)
      expect(svg).not.toMatch(/<(text|image|use|script|style|filter|foreignObject)|font|href/)
      expect(attributes(svg).filter((value) => value.includes('http'))).toEqual(['="http://www.w3.org/2000/svg"'])
    }
  })

  it('are the same for the same facts and differ between pack sizes', () => {
    expect(front('biofinity')).toBe(front('biofinity'))
    expect(new Set([front('biofinity', 0), front('biofinity', 1), front('biofinity-toric'), front('dailies-total1')]).size).toBe(4)
  })

  it.each(['biofinity', 'dailies-total1', 'aosept-plus', 'hylo-gel', 'systane-hydration', 'hylo-night', 'lens-case-flat',
    'ray-ban-aviator-rb3025', 'izipizi-reading-c', 'ocuvite-complete', 'therapearl-eye-mask', 'travel-kit', 'progent'])(
    'fill the card with %s and leave a margin on both sides', async (key) => {
      const { share, left, right } = await inked(front(key))
      expect(share).toBeGreaterThan(0.08)
      expect(left).toBeGreaterThan(1)
      expect(right).toBeLessThan(99)
    },
  )

  it.each(['sunglasses', 'reading_glasses'] as const)('F-S18 show each model of %s with its own shape, in any colour', (category) => {
    const models = products.filter((one) => one.category === category)
    const { space } = product('ray-ban-wayfarer-rb2140')
    expect(models.length).toBeGreaterThan(4)
    expect(new Set(models.map((one) => drawProduct({ ...pictureFacts(one), space }, 'front'))).size).toBe(models.length)
  })

  it('show as many bottles as the pack contains', async () => {
    const [one, three] = [await inked(front('biotrue-mps', 2)), await inked(front('biotrue-mps', 3))]
    expect(three.right - three.left).toBeGreaterThan((one.right - one.left) * 1.8)
  })

  it.each(BRAND_CHANNELS)('show a complete scene on the home page of %s', (brand) => {
    expect(drawHero(brand)).toMatch(/^<svg [^>]+viewBox="0 0 1600 1200">.+<\/svg>$/)
    expect(drawHero(brand)).not.toMatch(/NaN|undefined|Infinity|\[object|<(text|image|use|script|style|filter|foreignObject)/)
  })

  it('show five different scenes for the five shops, not one in five colours', async () => {
    const grey = await Promise.all(BRAND_CHANNELS.map((brand) => pixels(drawHero(brand), 40)))
    for (const [index, one] of grey.entries())
      for (const other of grey.slice(index + 1)) {
        const different = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24)
        expect(different.length).toBeGreaterThan(one.length / 4)
      }
  })

  it('exist for every root category', () => {
    expect(CATEGORIES).toEqual(expect.arrayContaining([...ROOT_CATEGORIES]))
    for (const category of CATEGORIES) expect(drawCategory(category, 'iris')).toMatch(/^<svg/)
  })

  it.each(['lens', 'lenscare'] as const)('F-S13 show the name of the shop, on the product of %s', (category) => {
    expect(new Set(BRAND_CHANNELS.map((brand) => drawCategory(category, brand))).size).toBe(BRAND_CHANNELS.length)
  })
})

describe('lettering', () => {
  it('places letters side by side, wider for more and for larger ones', () => {
    const [short, long] = [layText('brand', 'Ab', 10), layText('brand', 'AbAb', 10)]
    expect(long.width).toBeGreaterThan(short.width * 1.8)
    expect(layText('brand', 'Ab', 20).width).toBeCloseTo(short.width * 2, 5)
    expect(short.path).toMatch(/^M/)
  })

  it('leaves a blank for a missing letter and nothing for an empty text', () => {
    expect(layText('print', '漢', 10)).toEqual(layText('print', ' ', 10))
    expect(layText('print', '', 10)).toEqual({ path: '', width: 0 })
  })
})
