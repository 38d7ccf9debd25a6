import * as E from 'fp-ts/lib/Either.js'
import { EYES, OPTION_KEYS, type Eye, type LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from '../product/product.ts'
import type { NotFound } from '../request-refusal.ts'
import type { LensPassFull, WearerExists } from './lens-pass-refusal.ts'
import { isSameName, type WearerName } from './wearer-name.ts'

/** The values by eye; one eye alone is allowed. */
export type EyeValues = { readonly [eye in Eye]?: LensOption }

export const TYPED_SOURCES = ['typed', 'box'] as const
export type TypedSource = (typeof TYPED_SOURCES)[number]

/** The source of lens values: typed, read from a box, or copied from an order. */
export type ValuesSource =
  | { readonly _tag: 'Given'; readonly by: TypedSource }
  | { readonly _tag: 'Order'; readonly orderId: number; readonly orderNumber: string }

/** Values of one day (yyyy-MM-dd), of one lens if known. */
export type DatedLensValues = {
  readonly day: string
  readonly source: ValuesSource
  readonly productId?: ProductId
  readonly eyes: EyeValues
}
export type LensValues = DatedLensValues & { readonly id: number }

/** A wearer with all stored values, the newest first: the first ones are current. */
export type Wearer = { readonly id: number; readonly name: WearerName; readonly values: readonly [LensValues, ...LensValues[]] }

/** The values of a customer, and of others the customer buys for. */
export type LensPass = { readonly wearers: readonly Wearer[] }

export const EMPTY_PASS: LensPass = { wearers: [] }

/** Ids for new entries; unique over all customers and never reused. */
export type NewLensPassIds = { readonly values: number; readonly wearer: number }

/** More than a family needs, and few enough for one page. */
export const MAX_WEARERS = 12
/** Twice a year for ten years. */
export const MAX_VALUES = 20

const NO_VALUES: NotFound<'lens_values'> = { _tag: 'NotFound', what: 'lens_values' }
const NO_WEARER: NotFound<'wearer'> = { _tag: 'NotFound', what: 'wearer' }
const full = (maximum: number): LensPassFull => ({ _tag: 'LensPassFull', maximum })

/** Of one day, the later entry is the newer. */
const newestFirst = (one: LensValues, other: LensValues): number => other.day.localeCompare(one.day) || other.id - one.id

const hasAny = (values: readonly LensValues[]): values is Wearer['values'] => values.length > 0

const withWearer = (pass: LensPass, changed: Wearer): LensPass =>
  ({ wearers: pass.wearers.map((wearer) => (wearer.id === changed.id ? changed : wearer)) })

/** A wearer without values is removed. */
const withValuesOf = (pass: LensPass, wearer: Wearer, values: readonly LensValues[]): LensPass => {
  const sorted = values.toSorted(newestFirst)
  return hasAny(sorted)
    ? withWearer(pass, { ...wearer, values: sorted })
    : { wearers: pass.wearers.filter(({ id }) => id !== wearer.id) }
}

export const findValues = (pass: LensPass, id: number): { readonly wearer: Wearer; readonly values: LensValues } | undefined =>
  pass.wearers.flatMap((wearer) => wearer.values.filter((entry) => entry.id === id).map((values) => ({ wearer, values })))[0]

const isSameSource = (one: ValuesSource, other: ValuesSource): boolean =>
  one._tag === 'Order' ? other._tag === 'Order' && one.orderId === other.orderId : other._tag === 'Given' && one.by === other.by

const isSameEye = (one: LensOption = {}, other: LensOption = {}): boolean => OPTION_KEYS.every((key) => one[key] === other[key])

const isSame = (one: DatedLensValues, other: DatedLensValues): boolean =>
  one.day === other.day && one.productId === other.productId && isSameSource(one.source, other.source)
  && EYES.every((eye) => isSameEye(one.eyes[eye], other.eyes[eye]))

/**
 * Adds values to those of a wearer; an unknown name is a new wearer. Identical values are stored once: a client that lost the response
 * may retry.
 */
export const withValues = (
  pass: LensPass, name: WearerName, added: DatedLensValues, ids: NewLensPassIds,
): E.Either<LensPassFull, LensPass> => {
  const values: LensValues = { ...added, id: ids.values }
  const wearer = pass.wearers.find((other) => isSameName(other.name, name))
  if (wearer === undefined)
    return pass.wearers.length >= MAX_WEARERS
      ? E.left(full(MAX_WEARERS))
      : E.right({ wearers: [...pass.wearers, { id: ids.wearer, name, values: [values] }] })
  if (wearer.values.some((one) => isSame(one, added))) return E.right(pass)
  return wearer.values.length >= MAX_VALUES
    ? E.left(full(MAX_VALUES))
    : E.right(withValuesOf(pass, wearer, [...wearer.values, values]))
}

/** Corrects values. */
export const withCorrectedValues = (pass: LensPass, id: number, corrected: DatedLensValues): E.Either<NotFound, LensPass> => {
  const stored = findValues(pass, id)
  return stored === undefined
    ? E.left(NO_VALUES)
    : E.right(withValuesOf(pass, stored.wearer, stored.wearer.values.map((one) => (one.id === id ? { ...corrected, id } : one))))
}

export const withoutValues = (pass: LensPass, id: number): E.Either<NotFound, LensPass> => {
  const stored = findValues(pass, id)
  return stored === undefined
    ? E.left(NO_VALUES)
    : E.right(withValuesOf(pass, stored.wearer, stored.wearer.values.filter((one) => one.id !== id)))
}

/** Two wearers with the same name could not be distinguished. */
export const withRenamedWearer = (pass: LensPass, id: number, name: WearerName): E.Either<NotFound | WearerExists, LensPass> => {
  const wearer = pass.wearers.find((other) => other.id === id)
  if (wearer === undefined) return E.left(NO_WEARER)
  return pass.wearers.some((other) => other.id !== id && isSameName(other.name, name))
    ? E.left({ _tag: 'WearerExists' })
    : E.right(withWearer(pass, { ...wearer, name }))
}

/** Removes a wearer with all values. */
export const withoutWearer = (pass: LensPass, id: number): E.Either<NotFound, LensPass> =>
  pass.wearers.some((wearer) => wearer.id === id)
    ? E.right({ wearers: pass.wearers.filter((wearer) => wearer.id !== id) })
    : E.left(NO_WEARER)
