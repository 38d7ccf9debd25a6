import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ViewProduct } from '../../application/storefront/catalogue/view-product.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import type { InvalidLensValues } from '../../domain/lens-pass/lens-pass-refusal.ts'
import { TYPED_SOURCES, type TypedSource } from '../../domain/lens-pass/lens-pass.ts'
import type { TypedLensValues } from '../../domain/lens-pass/read-lens-values.ts'
import type { ShownValues, ShownWearer } from '../../domain/lens-pass/shown-lens-pass.ts'
import { EYES, OPTION_KEYS } from '../../domain/prescription/lens-option.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import { inLocale, type Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { IDS, readWholeNumber } from '../../domain/whole-number.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { Injector } from '../binding/injector.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { withFailure, withProblems, type FieldProblems } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'
import { requireCustomer } from '../identity/require-customer.ts'
import { fieldName } from '../product/field-problem.ts'
import { asTypedValues } from '../product/eye-values.ts'
import { typedEyes, type TypedFields } from './lens-values-data.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'

const passOf = async (injector: Injector): Promise<readonly ShownWearer[]> => {
  const pass = await injector.get(Shop).lensPass.getLensPass({})()
  if (E.isLeft(pass)) throw routeError(pass.left)
  return pass.right
}

type Lens = { readonly id: ProductId; readonly title: string }

const productOf = (text: string | null | undefined): ProductId | undefined => {
  const id = makeProductId(text)
  return E.isRight(id) ? id.right : undefined
}

/** The lens that the previous page passed on. */
const namedLens = async (injector: Injector, requested: string | null, locale: Locale): Promise<readonly Lens[]> => {
  const id = productOf(requested)
  const viewed = id === undefined ? undefined : await injector.get(ViewProduct)(id)()
  if (viewed === undefined || E.isLeft(viewed)) return []
  const { product } = viewed.right
  return [{ id: product.id, title: inLocale(product.titles, locale) }]
}

/** The worn or ordered lenses, without duplicates. */
const lensesOf = async (injector: Injector, wearers: readonly ShownWearer[], locale: Locale): Promise<readonly Lens[]> => {
  const suggested = await injector.get(Shop).lensPass.getLensValueSuggestions({})()
  const worn = wearers.flatMap(({ values }) => values.flatMap(({ lens }) => lens ?? []))
  const ordered = E.isRight(suggested) ? suggested.right.map(({ productId: id, titles }) => ({ id, titles })) : []
  return [...worn, ...ordered].map(({ id, titles }) => ({ id, title: inLocale(titles, locale) }))
}

const unique = (lenses: readonly Lens[]): readonly Lens[] =>
  lenses.filter(({ id }, index) => lenses.findIndex((candidate) => candidate.id === id) === index)

type SavedValues = { readonly wearer: ShownWearer; readonly values: ShownValues }

const findIn = (wearers: readonly ShownWearer[], id: number): SavedValues => {
  const saved = wearers.flatMap((wearer) => wearer.values.filter((one) => one.id === id).map((values) => ({ wearer, values })))[0]
  if (saved === undefined) throw routeError({ _tag: 'NotFound', what: 'lens_values' })
  return saved
}

const asTyped = ({ wearer, values: { day, source, lens, eyes } }: SavedValues): TypedFields => ({
  wearer: wearer.name, day, source: source._tag === 'Given' ? source.by : 'typed', product: lens === undefined ? '' : String(lens.id),
  ...asTypedValues(eyes),
})

/** The lens and the choices that a product page passed on. */
const passedOn = (search: URLSearchParams): TypedFields =>
  Object.fromEntries(EYES.flatMap((eye) => OPTION_KEYS.map((key) => fieldName(true, eye, key)))
    .flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? '']] : [])))

/** Edits lens values; without an id, new ones. */
export const loader = async (args: LoaderFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { customer, injector } = await requireCustomer(args)
  const { searchParams } = new URL(args.request.url)
  const { valuesId } = args.params
  const wearers = await passOf(injector)
  const saved = valuesId === undefined ? undefined : findIn(wearers, readWholeNumber(valuesId, IDS) ?? 0)
  const named = await namedLens(injector, searchParams.get('product'), locale)
  const today = injector.get(Today)()
  return data(
    {
      isNew: saved === undefined,
      today,
      names: wearers.map(({ name }) => name),
      lenses: unique([...named, ...await lensesOf(injector, wearers, locale)]),
      initialFields: saved === undefined
        ? { wearer: customer.firstName, day: today, source: 'typed', product: String(named[0]?.id ?? ''), ...passedOn(searchParams) }
        : asTyped(saved),
    },
    { headers: PRIVATE_PAGE },
  )
}

const FAULTS = {
  missing: 'validation.this_field_is_required', invalid: 'validation.invalid_value', not_made: 'lens_pass.unavailable',
} as const

const problemsOf = ({ faults }: InvalidLensValues): FieldProblems =>
  Object.fromEntries(faults.map(({ field, fault }) => [
    // An error about both eyes is shown at the first field.
    field === 'values' ? 'r_sphere' : field,
    { id: field === 'values' ? 'lens_pass.no_values' : FAULTS[fault], values: {} },
  ]))

const isSource = (text: string | undefined): text is TypedSource => TYPED_SOURCES.some((source) => source === text)

const valuesOf = (typed: TypedFields): TypedLensValues => ({
  day: typed['day'] ?? '', source: isSource(typed['source']) ? typed['source'] : 'typed', ...typedEyes(typed),
  ...omitUndefined({ productId: productOf(typed['product']) }),
})

export const action = async (args: ActionFunctionArgs) => {
  const locale = requestLocale(args.request)
  const { injector } = await requireCustomer(args)
  const typed = readFields(await args.request.formData())
  const { valuesId } = args.params
  const values = valuesOf(typed)
  const result = await (valuesId === undefined
    ? injector.get(Shop).lensPass.addLensValues({ wearer: typed['wearer'] ?? '', values })
    : injector.get(Shop).lensPass.correctLensValues({ id: readWholeNumber(valuesId, IDS) ?? 0, values }))()
  if (E.isRight(result)) return redirect(localePath(locale, '/my-account/lens-pass?saved=1'))
  return result.left._tag === 'InvalidLensValues' ? withProblems(typed, problemsOf(result.left)) : withFailure(typed, result.left, locale)
}

export { LensValuesPage as Component } from './LensValuesPage.tsx'
