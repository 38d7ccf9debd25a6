import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { FindSuccessor } from '../../application/storefront/catalogue/find-successor.ts'
import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import type { Injector } from '../binding/injector.ts'
import { fieldName } from './field-name.ts'
import type { ProductPageData } from './product-page-data.ts'
import { readChoices } from './read-choices.ts'
import type { SentFields } from './read-choices.ts'
import { chosenLenses } from './stock-questions.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/** The fields of one eye with the successor's values; none where it is not made in them. */
const fieldsOf = (injector: Injector, product: ProductPageData, { eye, variant }: ChosenLens): T.Task<Fields> =>
  pipe(
    injector.get(FindSuccessor)(product.id, variant.option),
    TE.match(
      (): Fields => [],
      (found): Fields =>
        found === undefined || found.productId !== product.replacement?.id
          ? []
          : OPTION_KEYS.flatMap((key) => {
            const value = found.option[key]
            return value === undefined ? [] : [[fieldName(product.isPerEye, eye, key), formatOptionValue(key, value)] as const]
          }),
    ),
  )

/** The page of a lens that is no longer made leads to its successor with the values that were chosen (decision A39). */
export const withSuccessorValues = async (
  injector: Injector,
  product: ProductPageData,
  sent: SentFields,
  maximum: number,
): Promise<ProductPageData> => {
  const { replacement } = product
  if (product.availability !== 'Discontinued' || replacement === undefined) return product
  const lenses = chosenLenses(product.id, readChoices(product, sent, maximum))
  const fields = (await T.traverseArray((lens: ChosenLens) => fieldsOf(injector, product, lens))(lenses)()).flat()
  const quantities = EYES.map((eye) => fieldName(product.isPerEye, eye, 'quantity'))
    .flatMap((name): Fields => (sent[name] === undefined ? [] : [[name, sent[name]]]))
  return fields.length === 0
    ? product
    : { ...product, replacement: { ...replacement, to: `${replacement.to}?${new URLSearchParams([...fields, ...quantities].map(([name, value]) => [name, value])).toString()}` } }
}
