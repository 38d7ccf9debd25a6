import * as E from '../../domain/either.ts'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import { chosenVariants } from '../../domain/product/chosen-variants.ts'
import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { chooseQuantity } from '../../domain/prescription/lens-form.ts'
import { EYES } from '../../domain/prescription/lens-option.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { LensChoices } from './lens-choices.ts'

/** The lenses that are completely chosen, per eye: the other eye may still be incomplete. */
export const chosenLenses = (id: ProductId, { form }: LensChoices): readonly ChosenLens[] =>
  EYES.flatMap((eye) => {
    const otherEye: Eye = eye === 'right' ? 'left' : 'right'
    const lenses = chosenVariants({ id, space: form.space }, chooseQuantity(form, otherEye, 0))
    return E.isRight(lenses) ? lenses.right : []
  })

export const stockQueries = (id: ProductId, choices: LensChoices): readonly StockQuestion[] =>
  chosenLenses(id, choices).map(({ variant, quantity }) => ({ productId: id, option: variant.option, quantity }))

/** The total chosen quantity of both eyes. */
export const chosenQuantity = (id: ProductId, choices: LensChoices): number =>
  chosenLenses(id, choices).reduce((sum, { quantity }) => sum + quantity, 0)
