import * as E from 'fp-ts/lib/Either.js'
import { EYES, OPTION_KEYS, type Eye, type LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from '../product/product.ts'
import type { NotFound } from '../request-refusal.ts'
import type { LensPassFull, WearerKnown } from './lens-pass-refusal.ts'
import { isSameName, type WearerName } from './wearer-name.ts'

/** What is worn in which eye; one eye alone is fine. */
export type EyeValues = { readonly [eye in Eye]?: LensOption }

export const TYPED_SOURCES = ['typed', 'box'] as const
export type TypedSource = (typeof TYPED_SOURCES)[number]

/** Where values come from: somebody typed them, read them from a box, or took them over from an own order. */
export type ValuesSource =
  | { readonly _tag: 'Given'; readonly by: TypedSource }
  | { readonly _tag: 'Order'; readonly orderId: number; readonly orderNumber: string }

/** Values of one day (yyyy-MM-dd), of one lens if it is known which. */
export type DatedLensValues = {
  readonly day: string
  readonly source: ValuesSource
  readonly productId?: ProductId
  readonly eyes: EyeValues
}
export type LensValues = DatedLensValues & { readonly id: number }

/** Somebody who wears lenses, with all values that were kept, the newest first: the first ones are those of today. */
export type Wearer = { readonly id: number; readonly name: WearerName; readonly values: readonly [LensValues, ...LensValues[]] }

/** The values of a customer's eyes, and of those the customer buys for. */
export type LensPass = { readonly wearers: readonly Wearer[] }

export const EMPTY_PASS: LensPass = { wearers: [] }

/** Names for what is added; no two customers have the same, and none is given twice. */
export type NewNames = { readonly values: number; readonly wearer: number }

/** More than a family has, and few enough to be shown on one page. */
export const MOST_WEARERS = 12
/** Twice a year for ten years. */
export const MOST_VALUES = 20

const NO_VALUES: NotFound<'lens_values'> = { _tag: 'NotFound', what: 'lens_values' }
const NO_WEARER: NotFound<'wearer'> = { _tag: 'NotFound', what: 'wearer' }
const full = (maximum: number): LensPassFull => ({ _tag: 'LensPassFull', maximum })

/** Of one day the later written are the newer. */
const newestFirst = (one: LensValues, other: LensValues): number => other.day.localeCompare(one.day) || other.id - one.id

const hasAny = (values: readonly LensValues[]): values is Wearer['values'] => values.length > 0

const withWearer = (pass: LensPass, changed: Wearer): LensPass =>
  ({ wearers: pass.wearers.map((one) => (one.id === changed.id ? changed : one)) })

/** Nobody without values: who has none left is no wearer. */
const withValuesOf = (pass: LensPass, wearer: Wearer, values: readonly LensValues[]): LensPass => {
  const sorted = values.toSorted(newestFirst)
  return hasAny(sorted)
    ? withWearer(pass, { ...wearer, values: sorted })
    : { wearers: pass.wearers.filter(({ id }) => id !== wearer.id) }
}

export const findValues = (pass: LensPass, id: number): { readonly wearer: Wearer; readonly values: LensValues } | undefined =>
  pass.wearers.flatMap((wearer) => wearer.values.filter((one) => one.id === id).map((values) => ({ wearer, values })))[0]

const isSameSource = (one: ValuesSource, other: ValuesSource): boolean =>
  one._tag === 'Order' ? other._tag === 'Order' && one.orderId === other.orderId : other._tag === 'Given' && one.by === other.by

const isSameEye = (one: LensOption = {}, other: LensOption = {}): boolean => OPTION_KEYS.every((key) => one[key] === other[key])

const isSame = (one: DatedLensValues, other: DatedLensValues): boolean =>
  one.day === other.day && one.productId === other.productId && isSameSource(one.source, other.source)
  && EYES.every((eye) => isSameEye(one.eyes[eye], other.eyes[eye]))

/**
 * Keeps values beside those before them; a name that is not in the pass yet is somebody new. Values that are there already are kept once:
 * a client that lost the answer sends them again.
 */
export const withValues = (
  pass: LensPass, name: WearerName, given: DatedLensValues, names: NewNames,
): E.Either<LensPassFull, LensPass> => {
  const values: LensValues = { ...given, id: names.values }
  const wearer = pass.wearers.find((one) => isSameName(one.name, name))
  if (wearer === undefined)
    return pass.wearers.length >= MOST_WEARERS
      ? E.left(full(MOST_WEARERS))
      : E.right({ wearers: [...pass.wearers, { id: names.wearer, name, values: [values] }] })
  if (wearer.values.some((one) => isSame(one, given))) return E.right(pass)
  return wearer.values.length >= MOST_VALUES
    ? E.left(full(MOST_VALUES))
    : E.right(withValuesOf(pass, wearer, [...wearer.values, values]))
}

/** Values that were written down wrongly. */
export const withCorrectedValues = (pass: LensPass, id: number, given: DatedLensValues): E.Either<NotFound, LensPass> => {
  const found = findValues(pass, id)
  return found === undefined
    ? E.left(NO_VALUES)
    : E.right(withValuesOf(pass, found.wearer, found.wearer.values.map((one) => (one.id === id ? { ...given, id } : one))))
}

export const withoutValues = (pass: LensPass, id: number): E.Either<NotFound, LensPass> => {
  const found = findValues(pass, id)
  return found === undefined
    ? E.left(NO_VALUES)
    : E.right(withValuesOf(pass, found.wearer, found.wearer.values.filter((one) => one.id !== id)))
}

/** Two people of one name could not be told apart. */
export const withRenamedWearer = (pass: LensPass, id: number, name: WearerName): E.Either<NotFound | WearerKnown, LensPass> => {
  const wearer = pass.wearers.find((one) => one.id === id)
  if (wearer === undefined) return E.left(NO_WEARER)
  return pass.wearers.some((one) => one.id !== id && isSameName(one.name, name))
    ? E.left({ _tag: 'WearerKnown' })
    : E.right(withWearer(pass, { ...wearer, name }))
}

/** Somebody is forgotten with all values. */
export const withoutWearer = (pass: LensPass, id: number): E.Either<NotFound, LensPass> =>
  pass.wearers.some((one) => one.id === id)
    ? E.right({ wearers: pass.wearers.filter((one) => one.id !== id) })
    : E.left(NO_WEARER)
