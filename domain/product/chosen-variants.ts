import * as E from '../either.ts'
import { makeVariant } from '../product/variant.ts'
import type { Variant } from '../product/variant.ts'
import type { Product } from '../product/product.ts'
import type { Quantity } from '../quantity/quantity.ts'
import { usedKeys } from '../prescription/lens-blocks.ts'
import type { EyeForm, LensForm } from '../prescription/lens-form.ts'
import { EYES } from '../prescription/lens-option.ts'
import type { Eye } from '../prescription/lens-option.ts'
import type { LensSpace } from '../prescription/lens-space.ts'
import type { PrescriptionRefusal } from '../prescription/prescription-refusal.ts'
import { presetOption } from '../prescription/preset-option.ts'

export type ChosenLens = { readonly eye: Eye; readonly variant: Variant; readonly quantity: Quantity }
export type EyeRefusal = { readonly eye: Eye; readonly refusal: PrescriptionRefusal }
export type LensFormRefusal =
  | { readonly _tag: 'NothingChosen' }
  | { readonly _tag: 'EyesRefused'; readonly eyes: readonly EyeRefusal[] }

/** The shopper chose nothing although there was a choice: this eye needs no lens. */
const isUntouched = (space: LensSpace, { chosen }: EyeForm): boolean => {
  const count = Object.keys(chosen).length
  return count <= Object.keys(presetOption(space)).length && count < usedKeys(space).length
}

const lensOf = (
  product: Pick<Product, 'id' | 'space'>, eye: Eye, form: EyeForm, quantity: Quantity,
): E.Either<EyeRefusal, ChosenLens> => {
  const variant = makeVariant(product, form.chosen)
  return E.isLeft(variant) ? E.left({ eye, refusal: variant.left }) : E.right({ eye, variant: variant.right, quantity })
}

/** The lenses of a form, right before left. One eye alone is allowed; an incomplete eye is reported with what it lacks. */
export const chosenVariants = (
  product: Pick<Product, 'id' | 'space'>,
  form: LensForm,
): E.Either<LensFormRefusal, readonly ChosenLens[]> => {
  const results = EYES.flatMap((eye) => {
    const { quantity } = form.eyes[eye]
    return quantity === 0 || isUntouched(product.space, form.eyes[eye])
      ? []
      : [lensOf(product, eye, form.eyes[eye], quantity)]
  })
  const refused = results.filter(E.isLeft)
  if (refused.length > 0) return E.left({ _tag: 'EyesRefused', eyes: refused.map(({ left }) => left) })
  const chosen = results.filter(E.isRight)
  return chosen.length > 0 ? E.right(chosen.map(({ right }) => right)) : E.left({ _tag: 'NothingChosen' })
}
