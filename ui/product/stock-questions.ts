import * as E from 'fp-ts/lib/Either.js'
import type { StockQuestion } from '../../application/storefront/stock/stock-gateway.port.ts'
import { chosenVariants } from '../../domain/product/chosen-variants.ts'
import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { chooseQuantity } from '../../domain/prescription/lens-form.ts'
import { EYES } from '../../domain/prescription/lens-option.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { LensChoices } from './lens-choices.ts'

/** The lenses that are wholly chosen already, eye by eye: the other may still be on its way. */
export const chosenLenses = (id: ProductId, { form }: LensChoices): readonly ChosenLens[] =>
  EYES.flatMap((eye) => {
    const other: Eye = eye === 'right' ? 'left' : 'right'
    const lenses = chosenVariants({ id, space: form.space }, chooseQuantity(form, other, 0))
    return E.isRight(lenses) ? lenses.right : []
  })

export const stockQuestions = (id: ProductId, choices: LensChoices): readonly StockQuestion[] =>
  chosenLenses(id, choices).map(({ variant, quantity }) => ({ productId: id, option: variant.option, quantity }))

/** Packs chosen in all, both eyes together. */
export const chosenQuantity = (id: ProductId, choices: LensChoices): number =>
  chosenLenses(id, choices).reduce((packs, { quantity }) => packs + quantity, 0)
