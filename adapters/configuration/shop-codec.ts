import * as t from 'io-ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { PRODUCT_TYPES, type ProductType } from '../../domain/product/product-type.ts'
import type { ShopSettingsInput } from '../../domain/settings/make-shop-settings.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'

/** A brand's entry in the register; settings from environment variables are not part of it. */
export type ShopEntry =
  & Omit<ShopSettingsInput, 'brandChannel' | 'publicUrl' | 'paymentHours' | 'social' | 'partners' | 'serviceUrl' | 'transfer'>
  & { readonly paymentMethods: readonly PaymentMethod[]; readonly transfer?: { readonly iban: string } }

const textOf = (name: string, isValid: (text: string) => boolean): t.Type<string> =>
  new t.Type(name, (value): value is string => typeof value === 'string' && isValid(value),
    (value, context) => (typeof value === 'string' && isValid(value) ? t.success(value) : t.failure(value, context)), String)

const Text = textOf('a text', (text) => text.trim() !== '')
const Code = textOf('a short code', (text) => /^[\w-]{1,60}$/.test(text))
const HostName = textOf('a host name (www.iris.example)', (text) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text))
const EmailText = textOf('an e-mail address', (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text))
const WebOrigin = textOf('an https address', (text) => URL.canParse(text) && new URL(text).protocol === 'https:')

const oneOf = <Word extends string>(words: readonly Word[]): t.Type<Word, Word, unknown> =>
  new t.Type<Word, Word, unknown>(
    `one of ${words.join(', ')}`,
    (value): value is Word => (words as readonly unknown[]).includes(value),
    (value, context) => {
      const word = words.find((one) => one === value)
      return word === undefined ? t.failure(value, context) : t.success(word)
    },
    t.identity,
  )

const number = new t.Type<number>('a number', t.number.is, t.number.validate, t.identity)
const flag = new t.Type<boolean>('true or false', t.boolean.is, t.boolean.validate, t.identity)
const listOf = <Entry>(entry: t.Type<Entry, Entry, unknown>) => t.readonlyArray(entry, 'a list')

const inEvery = (locales: readonly Locale[]) =>
  t.exact(t.partial(Object.fromEntries(locales.map((locale) => [locale, Text])) as { readonly [locale in Locale]: typeof Text }),
    'texts by language')

const RATED: readonly (ProductType | 'standard')[] = ['standard', ...PRODUCT_TYPES]
const Rates = t.partial(
  Object.fromEntries(RATED.map((type) => [type, number])) as { readonly [type in ProductType | 'standard']: typeof number },
  'rates by product type',
)

const REQUIRED = {
  brandName: Text, domain: HostName, currency: Code, country: Code, locale: Code, priceChannel: Code, salesChannel: Code,
  recommendedRetailChannel: Code, carrier: Code, phone: Text, internationalPhone: Text, email: EmailText, workingHours: inEvery(LOCALES),
  vatRates: listOf(t.type({ from: Text, rates: t.record(Code, Rates) }, 'rates from a day on')),
  paymentMethods: listOf(oneOf(PAYMENT_METHODS)),
}

const OPTIONAL = {
  tone: oneOf<Tone>(['formal', 'informal']), maxQuantity: number, singleProductId: number, trialProductId: number, itemsPerPage: number,
  freeShippingThreshold: number, hasBottomNavigation: flag,
  orderLimit: t.type({ limit: number, countries: listOf(Code) }, 'a limit in cents and its countries'),
  invoice: t.type({ openAtMost: number, countries: listOf(Code) }, 'the terms of an invoice'),
  transfer: t.type({ iban: Text }, 'an account'),
  extraCountries: listOf(Code),
  details: t.type({ company: Text, address: listOf(Text), registerNumber: Text, returnAddress: listOf(Text) }, 'who sells'),
  couponChannels: t.record(Code, t.boolean, 'price channels with true or false'),
  staffPages: listOf(WebOrigin),
  contentSpaces: listOf(textOf('the number of a Storyblok space', (text) => /^\d{1,20}$/.test(text))),
}

/** The allowed names of an entry; any other name is reported as a typing mistake. */
export const SHOP_FIELDS: readonly string[] = Object.keys({ ...REQUIRED, ...OPTIONAL })

export const ShopCodec = t.intersection([t.type(REQUIRED), t.partial(OPTIONAL)], 'a shop')
