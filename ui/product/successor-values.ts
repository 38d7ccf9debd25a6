import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { FindSuccessor } from '../../application/storefront/catalogue/find-successor.ts'
import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import type { Injector } from '../binding/injector.ts'
import { fieldName } from './field-problem.ts'
import type { ProductPageData } from './product-page-data.ts'
import { readChoices } from './read-choices.ts'
import type { SentFields } from './sent-fields.ts'
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

const sentQuantities = ({ isPerEye }: ProductPageData, sent: SentFields): Fields =>
  EYES.map((eye) => fieldName(isPerEye, eye, 'quantity')).flatMap((name): Fields => (sent[name] === undefined ? [] : [[name, sent[name]]]))

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
  const values = (await T.traverseArray((lens: ChosenLens) => fieldsOf(injector, product, lens))(lenses)()).flat()
  if (values.length === 0) return product
  const query = new URLSearchParams(Object.fromEntries([...values, ...sentQuantities(product, sent)]))
  return { ...product, replacement: { ...replacement, to: `${replacement.to}?${query.toString()}` } }
}
