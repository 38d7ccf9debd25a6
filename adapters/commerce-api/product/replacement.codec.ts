import type { ProductReplacement } from '../../../domain/product/product-replacement.ts'
import { presentOrNull } from '../codec/field.ts'
import { record, wrapped } from '../codec/record.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { plainOption } from '../values/option.codec.ts'

/** The successor of a discontinued product, in the values it can keep; null without one (decision A39). */
export const ReplacementRecord = wrapped('ProductReplacement', 'replacement', presentOrNull(record<ProductReplacement>('', {
  productId: ProductIdNumber,
  option: plainOption,
})))
