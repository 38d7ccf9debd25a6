import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { ShippingOption } from '../../../domain/delivery/shipping-option.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { presentOrNull } from '../codec/nullable.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { arrivalOf, arrivalProps, arrivalToWire } from '../values/day.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

export const ShippingOptionWire = t.strict({ key: t.string, price: Cents, currency_code: CurrencyCode, ...arrivalProps }, 'ShippingOption')
type ShippingOptionWire = t.TypeOf<typeof ShippingOptionWire>

/** Shipping methods with their price in cents (Commerce §7). */
export const ShippingOptionsWire = t.strict({ options: t.readonlyArray(ShippingOptionWire) }, 'ShippingOptions')
export type ShippingOptionsWire = t.TypeOf<typeof ShippingOptionsWire>

type Dated = ShippingOption & { readonly arrival?: ArrivalRange }

const optionOf = (option: ShippingOptionWire): Dated =>
  omitUndefined<Complete<Dated>>({
    key: option.key,
    price: inCurrency(option.currency_code)(option.price),
    arrival: arrivalOf(option).arrival,
  })

const optionToWire = ({ key, price, arrival }: Dated): ShippingOptionWire => ({
  key,
  price: price.cents,
  currency_code: price.currency,
  ...arrivalToWire(arrival),
})

export const ShippingOptionsCodec = codecFrom(
  'ShippingOptions',
  ShippingOptionsWire,
  ({ options }): E.Either<never, readonly Dated[]> => E.right(options.map(optionOf)),
)

export const shippingOptionsToWire = (options: readonly Dated[]): ShippingOptionsWire => ({ options: options.map(optionToWire) })

/** The selection for the last shipment; null until there is one (Commerce §7). */
const SelectedShippingWire = t.strict({ shipping_method: presentOrNull(ShippingOptionWire) }, 'SelectedShipping')
type SelectedShippingWire = t.TypeOf<typeof SelectedShippingWire>

export const SelectedShippingCodec = codecFrom(
  'SelectedShipping',
  SelectedShippingWire,
  ({ shipping_method: chosen }): E.Either<never, Dated | undefined> => E.right(chosen === null ? undefined : optionOf(chosen)),
)

export const selectedShippingToWire = (chosen: Dated | undefined): SelectedShippingWire => ({
  shipping_method: chosen === undefined ? null : optionToWire(chosen),
})

/** Only methods offered to everybody: active ones, without the midi methods of old orders (Commerce §7, decision A30). */
export const publicShippingParams = (country: Country): readonly (readonly [string, string])[] => [
  ['country_to', country],
  ['active', 'true'],
  ['order[key]', 'ASC'],
  ['is_midi', 'false'],
]

export const ShippingMethodRequest = closed('ShippingMethodRequest', { shipping_method: ExactText })
