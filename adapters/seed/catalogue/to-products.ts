import * as E from 'fp-ts/lib/Either.js'
import { frameColours } from '../../../domain/product/frame.ts'
import { makeProductId } from '../../../domain/product/product.ts'
import type { LensFacts, Product, ProductId, Rating, Supply } from '../../../domain/product/product.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { evenNumber } from '../stock/even-number.ts'
import { describe } from '../words/describe.ts'
import { inEveryLocale } from '../words/in-every-locale.ts'
import { packWords } from '../words/pack-words.ts'
import { toSlug } from '../words/to-slug.ts'
import type { CatalogueEntry, PackEntry, TextEntry } from './catalogue-entry.codec.ts'
import { categoryPathOf } from './category-path-of.ts'
import { bannersFor, richContentFor } from './dated-content.ts'
import { demoDevice } from './demo-device.ts'
import { galleryOf } from './gallery-of.ts'
import { readSpace } from './read-parameters.ts'
import { readPack } from './read-pack.ts'

const idOf = (pack: PackEntry): ProductId => {
  const id = makeProductId(pack.id)
  if (E.isLeft(id)) throw new RangeError(`${pack.id} cannot name a product`)
  return id.right
}

/** Working days until a supplier delivers what is out of stock; lenses with a cylinder or an addition take longer. */
const leadDays = ({ supply, design }: CatalogueEntry): Supply['leadDays'] => {
  if (supply === 'made_to_order') return { min: 10, max: 25 }
  if (supply === 'manufacturer_order') return { min: 4, max: 8 }
  return design === 'toric' || design === 'multifocal' ? { min: 2, max: 5 } : { min: 1, max: 3 }
}

const factsOf = ({ facts = {}, made }: CatalogueEntry): LensFacts => omitUndefined({
  material: facts.material,
  waterContentPercent: facts.water,
  dkt: facts.dkt,
  uv: facts.uv,
  replacementDays: facts.days,
  frameShape: facts.shape,
  frameColours: facts.shape === undefined ? undefined : frameColours(made?.color ?? []),
})

const titlesOf = ({ title }: CatalogueEntry): TextEntry =>
  typeof title === 'string' ? inEveryLocale(() => title) : title

type Packs = ReadonlyMap<string, readonly [PackEntry, ...PackEntry[]]>

/** The pack of another entry with the same content, else its smallest. */
const samePack = (packs: Packs, key: string, holds?: string): ProductId => {
  const candidates = packs.get(key)
  if (candidates === undefined) throw new RangeError(`No article is called ${key}`)
  return idOf(candidates.find((pack) => pack.holds === holds) ?? candidates[0])
}

/** The rating of an entry that has none in the files; a new one has none. */
const ratingOf = ({ key, rating, badge }: CatalogueEntry): Rating => {
  if (rating !== undefined) return { ratingTotal: rating[0], ratingCount: rating[1] }
  if (badge === 'new') return { ratingTotal: 0, ratingCount: 0 }
  return { ratingTotal: 3.8 + (evenNumber(`stars ${key}`) % 11) / 10, ratingCount: 3 + (evenNumber(`raters ${key}`) % 58) }
}

const toProduct = (packs: Packs, entry: CatalogueEntry, pack: PackEntry, canonicalProductId: ProductId): Product => {
  const id = idOf(pack)
  const titles = titlesOf(entry)
  const content = readPack(pack)
  const { usage, design, badge, successor, ended } = entry
  return {
    id,
    titles,
    slugs: inEveryLocale((locale) => toSlug(`${titles[locale]} ${packWords(content, locale)}`)),
    descriptions: describe(entry),
    category: entry.type,
    categoryPath: categoryPathOf(entry),
    brand: entry.brand,
    manufacturer: entry.maker,
    ...omitUndefined({ lensUsage: usage, lensType: design, badge, device: demoDevice(entry, id) }),
    space: readSpace(entry),
    pack: content,
    group: { key: entry.key, canonical: id === canonicalProductId, canonicalProductId },
    gallery: galleryOf(id, entry.type),
    marketingImages: badge === 'new' && id === canonicalProductId ? bannersFor(categoryPathOf(entry)) : [],
    richContent: badge === 'bestseller' && id === canonicalProductId ? richContentFor(categoryPathOf(entry)) : [],
    rating: ratingOf(entry),
    facts: factsOf(entry),
    supply: { availability: entry.supply, leadDays: leadDays(entry) },
    groupUpsell: entry.packs.length > 1,
    ...(successor === undefined ? {} : { replacementId: samePack(packs, successor, pack.holds) }),
    discontinued: successor !== undefined || ended === 'discontinued',
    isActive: ended !== 'inactive',
    similarProductIds: entry.goesWith.map((key) => samePack(packs, key, pack.holds)),
    position: entry.position,
  }
}

/** One product for each pack size; those of one entry form a group whose canonical product is the first. */
export const toProducts = (entries: readonly CatalogueEntry[]): readonly Product[] => {
  const packs: Packs = new Map(entries.flatMap(({ key, packs: [first, ...more] }) =>
    first === undefined ? [] : [[key, [first, ...more]] as const]))
  return entries.flatMap((entry) => {
    const canonical = samePack(packs, entry.key)
    return entry.packs.map((pack) => toProduct(packs, entry, pack, canonical))
  })
}
