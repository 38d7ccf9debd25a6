import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { CURRENCIES } from '../../../domain/money/currency.ts'
import { makeMoney, type Money } from '../../../domain/money/money.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { makeQuantity, type Quantity } from '../../../domain/quantity/quantity.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { LOCALES, type LocalText } from '../../../domain/shop/locale.ts'
import { isCount } from '../../../domain/whole-number.ts'
import { codecFrom } from './codec-from.ts'
import { recordCodec, type StoredCodec } from './record-codec.ts'

/** One of a fixed list of words. */
export const oneOf = <Word extends string>(name: string, words: readonly Word[]): StoredCodec<Word> =>
  Object.assign(new t.Type<Word, unknown, unknown>(
    name,
    (value): value is Word => words.some((word) => word === value),
    (value, context) => {
      const word = words.find((word) => word === value)
      return word === undefined ? t.failure(value, context) : t.success(word)
    },
    t.identity,
  ), { _tag: 'WordType', words })

/**
 * A value that passed its constructor when it was stored. It is not validated again, because a rule that has become stricter must not make
 * older orders unreadable.
 */
export const trusted = <Name extends string>(name: string): StoredCodec<Name> =>
  codecFrom(name, t.string, (text) => E.right(text as Name))

const wholeFrom1: StoredCodec<number> = t.refinement(t.number, isCount, 'a whole number from 1')

export const currencyCodec = oneOf('Currency', CURRENCIES)
export const localeCodec = oneOf('Locale', LOCALES)
export const brandChannelCodec = oneOf('BrandChannel', BRAND_CHANNELS)
/** Any code: countries can be added to the configuration and removed again. */
export const countryCodec = trusted<Country>('Country')
export const accountIdCodec = trusted<AccountId>('AccountId')
export const emailCodec = trusted<Email>('Email')
export const cartTokenCodec = trusted<CartToken>('CartToken')
export const orderTokenCodec = trusted<OrderToken>('OrderToken')
export const variantIdCodec = trusted<VariantId>('VariantId')
export const productIdCodec: StoredCodec<ProductId> = codecFrom('ProductId', t.number, makeProductId)
export const quantityCodec: StoredCodec<Quantity> = codecFrom('Quantity', wholeFrom1, (quantity) =>
  makeQuantity(quantity, Number.MAX_SAFE_INTEGER),
)

export const moneyCodec: StoredCodec<Money> = codecFrom(
  'Money',
  t.type({ cents: t.number, currency: currencyCodec }),
  ({ cents, currency }) => makeMoney(cents, currency),
)

export const localTextCodec: StoredCodec<LocalText> = recordCodec<LocalText>(
  'LocalText',
  { de: t.string },
  { en: t.string, fr: t.string, it: t.string },
)
