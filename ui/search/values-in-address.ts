import type { Product } from '../../domain/product/product.ts'
import { isChosenPerEye } from '../../domain/product/is-chosen-per-eye.ts'
import { isNumericKey } from '../../domain/prescription/is-numeric-key.ts'
import { isOptionKey } from '../../domain/prescription/lens-option.ts'
import type { UnderstoodPart } from '../../domain/search/typed-line.ts'
import { fieldName } from '../product/field-problem.ts'

/**
 * Adds the values of the search term to a product's address; every product found is made in them. They are selected for the right eye
 * only; the shopper copies them to the left eye with one click.
 */
export const withValues = (to: string, product: Product | undefined, understood: readonly UnderstoodPart[]): string => {
  const values = understood.filter(({ key }) => isOptionKey(key) && isNumericKey(key))
  if (product === undefined || values.length === 0) return to
  const isPerEye = isChosenPerEye(product)
  const query = new URLSearchParams(values.map(({ key, value }) => [fieldName(isPerEye, 'right', key), value]))
  return `${to}?${query.toString()}`
}
