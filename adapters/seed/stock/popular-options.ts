import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import type { LensOption, OptionKey, OptionValue } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'

const between = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

const SPHERES = [...between(-6, -4.5, 0.5), ...between(-4, -0.5, 0.25), 1, 1.5, 2, 3]
/** For lenses with more parameters than the power. */
const FEWER_SPHERES = [-4, -3.5, -3, -2.5, -2.25, -2, -1.5, -1, 1.5]
const CYLINDERS = [-0.75, -1.25]
const AXES = [20, 90, 180]

/** The values most eyes need; a key that is not listed here is stocked in every value. */
const popular = (product: Pick<Product, 'lensType' | 'category'>): { readonly [key in OptionKey]?: readonly OptionValue[] } => {
  if (product.category === 'fun_lens') return { sphere: [0] }
  if (product.category !== 'lens') return {}
  if (product.lensType === 'spherical') return { sphere: SPHERES }
  if (product.lensType === 'toric') return { sphere: FEWER_SPHERES, cylinder: CYLINDERS, axis: AXES }
  if (product.lensType === 'colored') return { sphere: [0, -2, -3] }
  return { sphere: FEWER_SPHERES }
}

const valuesOf = (product: Product, key: OptionKey, made: readonly OptionValue[]): readonly OptionValue[] => {
  const preferred = popular(product)[key]
  return preferred === undefined ? made : made.filter((value) => preferred.includes(value))
}

/** Every combination of the popular values, whether the manufacturer offers it or not. */
export const popularOptions = (
  product: Product,
  made: { readonly [key in OptionKey]?: readonly OptionValue[] },
): readonly LensOption[] =>
  OPTION_KEYS.filter((key) => made[key] !== undefined).reduce<readonly LensOption[]>(
    (options, key) => options.flatMap((option) =>
      valuesOf(product, key, made[key] ?? []).map((value) => ({ ...option, [key]: value }))),
    [{}],
  )
