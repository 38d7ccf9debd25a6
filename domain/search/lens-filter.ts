import { isMadeIn } from '../prescription/is-made-in.ts'
import type { LensOption } from '../prescription/lens-option.ts'
import { packWords } from '../product/pack-words.ts'
import type { Product } from '../product/product.ts'

/** The optical types of a lens; a toric multifocal lens has two. */
export const LENS_TRAITS = ['spherical', 'toric', 'multifocal', 'colored'] as const
export type LensTrait = (typeof LENS_TRAITS)[number]

/** A filter for lenses besides words: values it must be made in together, replacement interval, type, and lenses per pack. */
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

/** The lens types that have all of these traits; `undefined` without traits. */
const typesWith = ([first, ...others]: readonly LensTrait[]): readonly string[] | undefined =>
  first === undefined ? undefined : TYPES_WITH[first].filter((type) => others.every((trait) => TYPES_WITH[trait].includes(type)))

export const containsLenses = ({ pack }: Pick<Product, 'pack'>, lenses: number): boolean => {
  const { unit, count } = packWords(pack.label)
  return unit === 'lens' && count === lenses
}

/** Whether a lens matches the filter. `packs`: every pack of the same lens, including its own. */
export const matchesLensFilter = (
  { values, usage, traits, packOf }: LensFilter,
  { space, lensUsage, lensType = '' }: Pick<Product, 'space' | 'lensUsage' | 'lensType'>,
  packs: readonly Pick<Product, 'pack'>[],
): boolean =>
  (usage === undefined || usage === lensUsage)
  && typesWith(traits)?.includes(lensType) !== false
  && (packOf === undefined || packs.some((pack) => containsLenses(pack, packOf)))
  && isMadeIn(space, values)
