import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
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
import { chosenLenses } from './stock-queries.ts'

type Fields = readonly (readonly [name: string, value: string])[]
type Carried = { readonly fields: Fields; readonly lost: readonly LostValue[] }

const NO_VALUES: Carried = { fields: [], lost: [] }

const preservedFields = (product: ProductPageData, { eye }: ChosenLens, preserved: LensOption): Fields =>
  OPTION_KEYS.flatMap((key) => {
    const value = preserved[key]
    return value === undefined ? [] : [[fieldName(product.isPerEye, eye, key), formatOptionValue(key, value)] as const]
  })

const MAX_LISTED = 6

/** All values if there are few; of many numbers the first and the last, of many words the first few. */
const summarised = (key: OptionKey, values: readonly string[]): string => {
  if (values.length <= MAX_LISTED) return values.join(', ')
  return isNumericKey(key) ? [values[0], values.at(-1)].join(' … ') : `${values.slice(0, MAX_LISTED).join(', ')} …`
}

const lostOf = ({ eye, variant: { option } }: ChosenLens, preserved: LensOption, allowed: AllowedValues): readonly LostValue[] =>
  OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    if (value === undefined || value === preserved[key]) return []
    const offered = (allowed[key] ?? []).map((optionValue) => formatOptionValue(key, optionValue))
    return [{ eye, key, value: formatOptionValue(key, value), made: summarised(key, offered) }]
  })

/** The values the successor is made in where the choice does not exist; optional. */
const allowedBeside = (injector: Injector, { productId, option }: ProductReplacement): T.Task<AllowedValues> =>
  pipe(injector.get(Shop).catalogue.getProductOptions({ productId, option }), TE.getOrElse(() => T.of<AllowedValues>({})))

/** The values of one eye that the successor has as well, and those it does not have. */
const carriedBy = (injector: Injector, product: ProductPageData, lens: ChosenLens) =>
  (successor: ProductReplacement): T.Task<Carried> =>
    pipe(
      allowedBeside(injector, successor),
      T.map((allowed) => ({ fields: preservedFields(product, lens, successor.option), lost: lostOf(lens, successor.option, allowed) })),
    )

const carriedFor = (injector: Injector, product: ProductPageData, lens: ChosenLens): T.Task<Carried> =>
  pipe(
    injector.get(Shop).catalogue.getProductReplacement({ productId: product.id, option: lens.variant.option }),
    TE.matchE(
      () => T.of(NO_VALUES),
      (successor) => (successor === undefined || successor.productId !== product.replacement?.id
        ? T.of(NO_VALUES)
        : carriedBy(injector, product, lens)(successor)),
    ),
  )

const sentQuantities = ({ isPerEye }: ProductPageData, sent: SentFields): Fields =>
  EYES.map((eye) => fieldName(isPerEye, eye, 'quantity')).flatMap((name): Fields => (sent[name] === undefined ? [] : [[name, sent[name]]]))

/**
 * The page of a discontinued lens links to its successor with the values it can keep, and lists the others with the values the
 * successor is made in instead.
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
