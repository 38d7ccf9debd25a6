import { isMadeIn } from '../prescription/is-made-in.ts'
import type { LensOption } from '../prescription/lens-option.ts'
import { packWords } from '../product/pack-words.ts'
import type { Product } from '../product/product.ts'

/** What a lens is for an eye; a toric multifocal is both. */
export const LENS_TRAITS = ['spherical', 'toric', 'multifocal', 'colored'] as const
export type LensTrait = (typeof LENS_TRAITS)[number]

/** What is asked of a lens beside words: values it must be made in together, how long it is worn, what it is, how many a pack holds. */
export type LensFilter = {
  readonly values: LensOption
  readonly usage?: string
  readonly traits: readonly LensTrait[]
  readonly packOf?: number
}

const TYPES_WITH: { readonly [trait in LensTrait]: readonly string[] } = {
  spherical: ['spherical'],
  toric: ['toric', 'toric_multifocal'],
  multifocal: ['multifocal', 'toric_multifocal'],
  colored: ['colored', 'fun'],
}

/** The types of lens that have all of these traits; `undefined` where none is asked for. */
export const typesWith = ([first, ...others]: readonly LensTrait[]): readonly string[] | undefined =>
  first === undefined ? undefined : TYPES_WITH[first].filter((type) => others.every((trait) => TYPES_WITH[trait].includes(type)))

/** How labels say that a pack holds so many lenses. */
export const packLabels = (lenses: number): readonly string[] => [`${lenses}-Pack`, String(lenses)]

export const holdsLenses = ({ pack }: Pick<Product, 'pack'>, lenses: number): boolean => {
  const { unit, count } = packWords(pack.label)
  return unit === 'lens' && count === lenses
}

/** Does a lens answer the wish? `packs`: every pack of the same lens, its own among them. */
export const matchesLensFilter = (
  { values, usage, traits, packOf }: LensFilter,
  { space, lensUsage, lensType = '' }: Pick<Product, 'space' | 'lensUsage' | 'lensType'>,
  packs: readonly Pick<Product, 'pack'>[],
): boolean =>
  (usage === undefined || usage === lensUsage)
  && typesWith(traits)?.includes(lensType) !== false
  && (packOf === undefined || packs.some((pack) => holdsLenses(pack, packOf)))
  && isMadeIn(space, values)
