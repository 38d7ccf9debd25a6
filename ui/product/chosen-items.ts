import * as E from '../../domain/either.ts'
import type { NewItem } from '../../application/contract/cart.ts'
import { chosenVariants } from '../../domain/product/chosen-variants.ts'
import type { LensFormRefusal } from '../../domain/product/chosen-variants.ts'
import { usedKeys } from '../../domain/prescription/lens-blocks.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { fieldName } from './field-problem.ts'
import type { FieldProblem, Problems } from './field-problem.ts'
import type { LensChoices } from './lens-choices.ts'

const missing: FieldProblem = { _tag: 'ValueMissing' }

const missingFields = ({ form, isPerEye }: LensChoices): Problems =>
  Object.fromEntries(usedKeys(form.space)
    .filter((key) => form.eyes.right.chosen[key] === undefined)
    .map((key) => [fieldName(isPerEye, 'right', key), missing]))

const refusedFields = (choices: LensChoices, refusal: LensFormRefusal): Problems => {
  if (refusal._tag === 'NothingChosen') {
    return choices.isPerEye ? { form: { _tag: 'NothingChosen' } } : missingFields(choices)
  }
  return Object.fromEntries(refusal.eyes.flatMap(({ eye, refusal: reason }) =>
    (reason._tag === 'MissingOptions'
      ? reason.keys.map((key) => [fieldName(choices.isPerEye, eye, key), missing] as const)
      : [])))
}

/** Problems that are derived again from the current choices, or are only information. */
const NON_BLOCKING: readonly FieldProblem['_tag'][] = ['Dropped', 'ValueMissing', 'NothingChosen']

/** The items for the cart, one per eye; or all problems by field. */
export const chosenItems = (
  product: { readonly id: ProductId },
  choices: LensChoices,
): E.Either<Problems, readonly NewItem[]> => {
  const lenses = chosenVariants({ id: product.id, space: choices.form.space }, choices.form)
  const refusals = E.isLeft(lenses) ? refusedFields(choices, lenses.left) : {}
  const hasBlocking = Object.values(choices.problems).some(({ _tag }) => !NON_BLOCKING.includes(_tag))
  if (E.isLeft(lenses) || hasBlocking) {
    const { form, ...fields } = { ...refusals, ...choices.problems }
    return E.left(Object.keys(fields).length > 0 || form === undefined ? fields : { form })
  }
  return E.right(lenses.right.map(({ eye, variant, quantity }) => ({
    productId: product.id, option: variant.option, quantity, ...(choices.isPerEye ? { eye } : {}),
  })))
}
