import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { FindSuccessor } from '../../application/storefront/catalogue/find-successor.ts'
import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import type { LensOption } from '../../domain/prescription/lens-option.ts'
import type { Injector } from '../binding/injector.ts'
import { fieldName } from './field-problem.ts'
import type { LostValue, ProductPageData } from './product-page-data.ts'
import { readChoices } from './read-choices.ts'
import type { SentFields } from './sent-fields.ts'
import { chosenLenses } from './stock-questions.ts'

type Fields = readonly (readonly [name: string, value: string])[]
type Carried = { readonly fields: Fields; readonly lost: readonly LostValue[] }

const NOTHING: Carried = { fields: [], lost: [] }

/** What of one eye the successor is made in as well, and what it is not. */
const carriedBy = (product: ProductPageData, { eye, variant }: ChosenLens, found: LensOption): Carried => ({
  fields: OPTION_KEYS.flatMap((key) => {
    const value = found[key]
    return value === undefined ? [] : [[fieldName(product.isPerEye, eye, key), formatOptionValue(key, value)] as const]
  }),
  lost: OPTION_KEYS.flatMap((key) => {
    const value = variant.option[key]
    return value === undefined || value === found[key] ? [] : [{ eye, key, value: formatOptionValue(key, value) }]
  }),
})

const carriedFor = (injector: Injector, product: ProductPageData, lens: ChosenLens): T.Task<Carried> =>
  pipe(
    injector.get(FindSuccessor)(product.id, lens.variant.option),
    TE.match(
      () => NOTHING,
      (found) => (found === undefined || found.productId !== product.replacement?.id ? NOTHING : carriedBy(product, lens, found.option)),
    ),
  )

const sentQuantities = ({ isPerEye }: ProductPageData, sent: SentFields): Fields =>
  EYES.map((eye) => fieldName(isPerEye, eye, 'quantity')).flatMap((name): Fields => (sent[name] === undefined ? [] : [[name, sent[name]]]))

/** The page of a lens that is no longer made leads to its successor with the values that one can keep, and names the others. */
export const withSuccessorValues = async (
  injector: Injector,
  product: ProductPageData,
  sent: SentFields,
  maximum: number,
): Promise<ProductPageData> => {
  const { replacement } = product
  if (product.availability !== 'Discontinued' || replacement === undefined) return product
  const lenses = chosenLenses(product.id, readChoices(product, sent, maximum))
  const carried = await T.traverseArray((lens: ChosenLens) => carriedFor(injector, product, lens))(lenses)()
  const values = carried.flatMap(({ fields }) => fields)
  if (values.length === 0) return product
  const query = new URLSearchParams(Object.fromEntries([...values, ...sentQuantities(product, sent)]))
  return {
    ...product,
    replacement: { ...replacement, to: `${replacement.to}?${query.toString()}` },
    lostValues: carried.flatMap(({ lost }) => lost),
  }
}
