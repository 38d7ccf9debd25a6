import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { FindSuccessor } from '../../application/storefront/catalogue/find-successor.ts'
import { ListOptions } from '../../application/storefront/catalogue/list-options.ts'
import type { AllowedValues } from '../../domain/prescription/allowed-values.ts'
import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { isNumericKey } from '../../domain/prescription/is-numeric-key.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import type { LensOption, OptionKey } from '../../domain/prescription/lens-option.ts'
import type { ProductReplacement } from '../../domain/product/product-replacement.ts'
import type { Injector } from '../binding/injector.ts'
import { fieldName } from './field-problem.ts'
import type { LostValue, ProductPageData } from './product-page-data.ts'
import { readChoices } from './read-choices.ts'
import type { SentFields } from './sent-fields.ts'
import { chosenLenses } from './stock-questions.ts'

type Fields = readonly (readonly [name: string, value: string])[]
type Carried = { readonly fields: Fields; readonly lost: readonly LostValue[] }

const NOTHING: Carried = { fields: [], lost: [] }

const preservedFields = (product: ProductPageData, { eye }: ChosenLens, kept: LensOption): Fields =>
  OPTION_KEYS.flatMap((key) => {
    const value = kept[key]
    return value === undefined ? [] : [[fieldName(product.isPerEye, eye, key), formatOptionValue(key, value)] as const]
  })

const MOST_NAMED = 6

/** A few by name; of many numbers the first and the last, of many words the first few. */
const inShort = (key: OptionKey, values: readonly string[]): string => {
  if (values.length <= MOST_NAMED) return values.join(', ')
  return isNumericKey(key) ? [values[0], values.at(-1)].join(' … ') : `${values.slice(0, MOST_NAMED).join(', ')} …`
}

const lostOf = ({ eye, variant: { option } }: ChosenLens, kept: LensOption, allowed: AllowedValues): readonly LostValue[] =>
  OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    if (value === undefined || value === kept[key]) return []
    const made = (allowed[key] ?? []).map((one) => formatOptionValue(key, one))
    return [{ eye, key, value: formatOptionValue(key, value), made: inShort(key, made) }]
  })

/** What the successor is made in where it is not made as chosen; the page does without when nobody answers. */
const allowedBeside = (injector: Injector, { productId, option }: ProductReplacement): T.Task<AllowedValues> =>
  pipe(injector.get(ListOptions)(productId, option), TE.getOrElse(() => T.of<AllowedValues>({})))

/** What of one eye the successor is made in as well, and what it is not. */
const carriedBy = (injector: Injector, product: ProductPageData, lens: ChosenLens) =>
  (found: ProductReplacement): T.Task<Carried> =>
    pipe(
      allowedBeside(injector, found),
      T.map((allowed) => ({ fields: preservedFields(product, lens, found.option), lost: lostOf(lens, found.option, allowed) })),
    )

const carriedFor = (injector: Injector, product: ProductPageData, lens: ChosenLens): T.Task<Carried> =>
  pipe(
    injector.get(FindSuccessor)(product.id, lens.variant.option),
    TE.matchE(
      () => T.of(NOTHING),
      (found) => (found === undefined || found.productId !== product.replacement?.id
        ? T.of(NOTHING)
        : carriedBy(injector, product, lens)(found)),
    ),
  )

const sentQuantities = ({ isPerEye }: ProductPageData, sent: SentFields): Fields =>
  EYES.map((eye) => fieldName(isPerEye, eye, 'quantity')).flatMap((name): Fields => (sent[name] === undefined ? [] : [[name, sent[name]]]))

/**
 * The page of a lens that is no longer made leads to its successor with the values that one can keep, and names the others with
 * what it is made in instead.
 */
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
