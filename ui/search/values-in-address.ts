import type { Product } from '../../domain/product/product.ts'
import { isChosenPerEye } from '../../domain/product/is-chosen-per-eye.ts'
import { isNumericKey } from '../../domain/prescription/is-numeric-key.ts'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import type { UnderstoodPart } from '../../domain/search/typed-line.ts'
import { fieldName } from '../product/field-problem.ts'

/**
 * The address of a product with the values that were searched for chosen: what a search lists is made in all of them. They are
 * chosen for the right eye; that the left one needs the same is for the shopper to say, in one click.
 */
export const withValues = (to: string, product: Product | undefined, understood: readonly UnderstoodPart[]): string => {
  const values = understood.filter(({ key }) => isOptionKey(key) && isNumericKey(key))
  if (product === undefined || values.length === 0) return to
  const isPerEye = isChosenPerEye(product)
  const query = new URLSearchParams(values.map(({ key, value }) => [fieldName(isPerEye, 'right', key), value]))
  return `${to}?${query.toString()}`
}
