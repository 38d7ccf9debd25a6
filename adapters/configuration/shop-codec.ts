import * as t from 'io-ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { PRODUCT_TYPES, type ProductType } from '../../domain/product/product-type.ts'
import type { ShopSettingsInput } from '../../domain/settings/make-shop-settings.ts'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../domain/shop/locale.ts'

/** A brand as its entry in the register says it; what a process is told by its variables is not in it. */
export type WrittenShop =
  & Omit<ShopSettingsInput, 'brandChannel' | 'publicUrl' | 'paymentHours' | 'social' | 'partners' | 'serviceUrl' | 'transfer'>
  & { readonly paymentMethods: readonly PaymentMethod[]; readonly transfer?: { readonly iban: string } }

const textOf = (name: string, fits: (text: string) => boolean): t.Type<string> =>
  new t.Type(name, (value): value is string => typeof value === 'string' && fits(value),
    (value, context) => (typeof value === 'string' && fits(value) ? t.success(value) : t.failure(value, context)), String)

const Said = textOf('a text', (text) => text.trim() !== '')
const Code = textOf('a short code', (text) => /^[\w-]{1,60}$/.test(text))
const HostName = textOf('a host name (www.iris.example)', (text) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text))
const Mailbox = textOf('an e-mail address', (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text))
const WebOrigin = textOf('an https address', (text) => URL.canParse(text) && new URL(text).protocol === 'https:')

const oneOf = <Known extends string>(known: readonly Known[]): t.Type<Known, Known, unknown> =>
  new t.Type<Known, Known, unknown>(
    `one of ${known.join(', ')}`,
    (value): value is Known => (known as readonly unknown[]).includes(value),
    (value, context) => {
      const found = known.find((one) => one === value)
      return found === undefined ? t.failure(value, context) : t.success(found)
    },
    t.identity,
  )

const number = new t.Type<number>('a number', t.number.is, t.number.validate, t.identity)
const flag = new t.Type<boolean>('true or false', t.boolean.is, t.boolean.validate, t.identity)
const listOf = <Entry>(entry: t.Type<Entry, Entry, unknown>) => t.readonlyArray(entry, 'a list')

const inEvery = (locales: readonly Locale[]) =>
  t.exact(t.partial(Object.fromEntries(locales.map((locale) => [locale, Said])) as { readonly [locale in Locale]: typeof Said }),
    'texts by language')

const RATED: readonly (ProductType | 'standard')[] = ['standard', ...PRODUCT_TYPES]
const Rates = t.partial(
  Object.fromEntries(RATED.map((type) => [type, number])) as { readonly [type in ProductType | 'standard']: typeof number },
  'rates by product type',
)

const REQUIRED = {
  brandName: Said, domain: HostName, currency: Code, country: Code, locale: Code, priceChannel: Code, salesChannel: Code,
  recommendedRetailChannel: Code, carrier: Code, phone: Said, internationalPhone: Said, email: Mailbox, workingHours: inEvery(LOCALES),
  vatRates: listOf(t.type({ from: Said, rates: t.record(Code, Rates) }, 'rates from a day on')),
  paymentMethods: listOf(oneOf(PAYMENT_METHODS)),
}

const OPTIONAL = {
  tone: oneOf<Tone>(['formal', 'informal']), maxQuantity: number, singleProductId: number, trialProductId: number, itemsPerPage: number,
  freeShippingThreshold: number, hasBottomNavigation: flag,
  orderLimit: t.type({ limit: number, countries: listOf(Code) }, 'a limit in cents and its countries'),
  invoice: t.type({ openAtMost: number, countries: listOf(Code) }, 'the terms of an invoice'),
  transfer: t.type({ iban: Said }, 'an account'),
  extraCountries: listOf(Code),
  details: t.type({ company: Said, address: listOf(Said), registerNumber: Said, returnAddress: listOf(Said) }, 'who sells'),
  couponChannels: t.record(Code, t.boolean, 'price channels with true or false'),
  staffPages: listOf(WebOrigin),
  contentSpaces: listOf(textOf('the number of a Storyblok space', (text) => /^\d{1,20}$/.test(text))),
}

/** What may stand in an entry; another name is a mistake in writing that would change nothing. */
export const SHOP_FIELDS: readonly string[] = Object.keys({ ...REQUIRED, ...OPTIONAL })

export const ShopCodec = t.intersection([t.type(REQUIRED), t.partial(OPTIONAL)], 'a shop')
