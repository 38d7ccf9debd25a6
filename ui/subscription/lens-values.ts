import * as E from 'fp-ts/lib/Either.js'
import { ViewProduct } from '../../application/storefront/catalogue/view-product.ts'
import type { SubscriptionUpdate } from '../../application/contract/subscription.ts'
import { fitValues, type UnfitValue } from '../../domain/lens-pass/fit-values.ts'
import type { ShownWearer } from '../../domain/lens-pass/shown-lens-pass.ts'
import { formatOptionValue } from '../../domain/prescription/format-option-value.ts'
import { OPTION_KEYS, type LensOption, type OptionKey } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import type { ShownSubscription, ShownSubscriptionItem } from '../../domain/subscription/shown-subscription.ts'
import type { Injector } from '../binding/injector.ts'
import type { FieldProblems } from '../form/form-reply.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

type Typed = { readonly [name: string]: string }

export const valueName = (id: string, key: OptionKey): string => `value-${key}-${id}`

/** A colour is chosen with its product; values with a single option need no field. */
export const valueKeys = ({ eye, option }: ShownSubscriptionItem): readonly OptionKey[] =>
  eye === undefined ? [] : OPTION_KEYS.filter((key) => key !== 'color' && option[key] !== undefined)

const textsOf = (id: string, option: LensOption): Typed =>
  Object.fromEntries(OPTION_KEYS.flatMap((key) => {
    const value = option[key]
    return value === undefined ? [] : [[valueName(id, key), formatOptionValue(key, value)]]
  }))

/** The current values of each line. */
export const storedTexts = ({ items }: Pick<ShownSubscription, 'items'>): Typed =>
  Object.assign({}, ...items.map(({ id, option }) => textsOf(id, option))) as Typed

/** The wearer whose values are filled in, those a lens is not made in, and the fields. */
export type PassFilled = { readonly name: string; readonly unfit: readonly UnfitValue[]; readonly texts: Typed }

/** A wearer in the customer's lens profile. */
export const ownWearers = async (injector: Injector): Promise<readonly ShownWearer[]> => {
  const pass = await injector.get(Shop).lensPass.getLensPass({})()
  return E.isRight(pass) ? pass.right : []
}

/**
 * For each line, the current values of a wearer that its lens is made in; others are listed, and their fields stay empty.
 * Undefined if no line has an eye of theirs and a visible lens.
 */
export const filledFromPass = async (
  injector: Injector, { items }: ShownSubscription, { name, values: [current] }: ShownWearer,
): Promise<PassFilled | undefined> => {
  const filled = await Promise.all(items.map(async ({ id, eye, productId, option }) => {
    const own = eye === undefined ? undefined : current?.eyes[eye]
    const product = own === undefined ? undefined : await injector.get(ViewProduct)(productId)()
    if (eye === undefined || own === undefined || product === undefined || E.isLeft(product))
      return { isFilled: false, texts: textsOf(id, option), unfit: [] }
    const { eyes, unfit } = fitValues(product.right.product.space, { [eye]: own })
    return { isFilled: true, texts: textsOf(id, eyes[eye] ?? {}), unfit }
  }))
  if (!filled.some(({ isFilled }) => isFilled)) return undefined
  return { name, unfit: filled.flatMap(({ unfit }) => unfit), texts: Object.assign({}, ...filled.map(({ texts }) => texts)) as Typed }
}

/** The typed values of the lines, or the errors by field. */
export const readValues = (
  items: readonly ShownSubscriptionItem[], typed: Typed,
): E.Either<FieldProblems, NonNullable<SubscriptionUpdate['quantities']>> => {
  const read = items.flatMap((item) => valueKeys(item).map((key) => {
    const name = valueName(item.id, key)
    const text = typed[name]?.trim() ?? ''
    return { item, key, name, text, value: readOptionValue(key, text) }
  }))
  const wrong = read.filter(({ value }) => E.isLeft(value))
  if (wrong.length > 0)
    return E.left(Object.fromEntries(wrong.map(({ name, text }) => [
      name, { id: text === '' ? 'validation.this_field_is_required' : 'validation.invalid_value', values: {} } as const,
    ])))
  return E.right(items.map((item) => {
    const own = read.filter((field) => field.item === item)
    const option = Object.fromEntries(own.flatMap(({ key, value }) => (E.isRight(value) ? [[key, value.right]] : [])))
    return { id: item.id, quantity: item.quantity, ...(own.length === 0 ? {} : { option }) }
  }))
}
