import { makeProductId } from '../../../domain/product/product.ts'
import type { Pack, Product, ProductId } from '../../../domain/product/product.ts'
import type { LensSpace } from '../../../domain/prescription/lens-space.ts'
import { made } from './made.ts'

export const productId = (id: number): ProductId => made(makeProductId(id))

/** A product without options: a bottle, a box. */
export const noChoices: LensSpace = { parameters: {}, sphereExclude: [], blocks: [] }

/** A plain lens: one radius, one diameter, sphere from -6.00 to +6.00. */
export const sphericalSpace: LensSpace = {
  parameters: { sphere: [{ from: -6, to: 6, step: 0.25 }], radius: [8.6], diameter: [14] },
  sphereExclude: [0],
  blocks: [],
}

export const aPack = (stated: Partial<Pack> = {}): Pack => ({
  label: '6', quantity: 6, unit: 'lens', items: 1, contentPerItem: 6, weight: 30, ...stated,
})

type Stated = Partial<Omit<Product, 'id' | 'titles' | 'pack' | 'group'>> & {
  readonly id?: number
  readonly title?: string
  readonly titles?: Product['titles']
  readonly pack?: Partial<Pack>
  readonly group?: Partial<Product['group']>
}

const slugOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** A monthly spherical lens on sale by default. */
export const aProduct = (stated: Stated = {}): Product => {
  const { id: number = 1001, title = 'Biofinity', titles = { de: title }, pack, group, ...rest } = stated
  const id = productId(number)
  return {
    titles,
    slugs: { de: slugOf(titles.de) },
    descriptions: { de: 'Eine Linse.' },
    category: 'lens',
    categoryPath: 'lens/monthly/spherical',
    brand: 'Biofinity',
    manufacturer: 'CooperVision',
    lensUsage: 'monthly',
    lensType: 'spherical',
    space: sphericalSpace,
    gallery: { front: { desktop: `p/${number}/front`, mobile: `p/${number}/front` } },
    marketingImages: [],
    richContent: [],
    rating: { ratingTotal: 0, ratingCount: 0 },
    facts: {},
    supply: { availability: 'stock', leadDays: { min: 2, max: 4 } },
    groupUpsell: false,
    discontinued: false,
    isActive: true,
    similarProductIds: [],
    position: number,
    ...rest,
    id,
    pack: aPack(pack),
    group: { key: `group-${number}`, canonical: true, canonicalProductId: id, ...group },
  }
}
