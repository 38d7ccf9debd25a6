import * as E from 'fp-ts/lib/Either.js'
import type { ShopRegister } from '../../../application/commerce/shop/shop-register.port.ts'
import { OWN_METHODS, PROVIDER_METHODS } from '../../../domain/checkout/payment-method.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import { TRANSFER_DAYS } from '../../../domain/payment/payment-deadline.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { makeShopSettings } from '../../../domain/settings/make-shop-settings.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import brands from './brands.json' with { type: 'json' }
import { DEMO_VAT_RATES } from './demo-vat-rates.ts'
import { priceChannelOf } from './price-channel.ts'

const WORKING_HOURS = {
  de: 'Montag bis Freitag, 8 bis 18 Uhr',
  en: 'Monday to Friday, 8 am to 6 pm',
  fr: 'Du lundi au vendredi, de 8 h à 18 h',
  it: 'Da lunedì a venerdì, dalle 8 alle 18',
}

/** The example of the IBAN registry: its check digits fit. */
const DEMO_IBAN = 'CH93 0076 2011 6238 5295 7'

/** It is cheap as it is. */
const WITHOUT_VOUCHERS: BrandChannel = 'discountlens'

const settingsOf = (brand: BrandChannel): ShopSettings => {
  const made = makeShopSettings({
    ...brands[brand],
    brandChannel: brand,
    currency: 'CHF',
    country: 'CH',
    locale: 'de',
    priceChannel: priceChannelOf(brand),
    salesChannel: `${brand}_web`,
    recommendedRetailChannel: 'list_ch',
    carrier: 'swisspost',
    maxQuantity: 20,
    itemsPerPage: 16,
    orderLimit: { limit: 15000, countries: ['DE', 'AT', 'IT', 'FR'] },
    invoice: { openAtMost: 40000, countries: ['CH', 'LI'] },
    transfer: { iban: DEMO_IBAN, days: TRANSFER_DAYS },
    workingHours: WORKING_HOURS,
    couponChannels: { [priceChannelOf(WITHOUT_VOUCHERS)]: false },
    staffPages: [`https://backoffice.${brands[brand].domain}`],
    vatRates: DEMO_VAT_RATES,
  })
  if (E.isLeft(made)) throw new Error(`The demo shop of ${brand}: ${JSON.stringify(made.left)}`)
  return made.right
}

const EVERY_METHOD: readonly PaymentMethod[] = [...PROVIDER_METHODS, ...OWN_METHODS]
/** What a brand leaves out: the cheapest one saves the dearer cards and the invoice. */
const LEFT_OUT: { readonly [brand in BrandChannel]?: readonly PaymentMethod[] } = {
  discountlens: ['american_express', 'invoice'],
  mrlens: ['klarna_sofort'],
}

/** The five demo shops: same goods, each with its own prices, words and ways to pay. */
export const demoShopRegister = (): ShopRegister => {
  const settings = new Map(BRAND_CHANNELS.map((brand) => [brand, settingsOf(brand)]))
  return {
    settings: (brand) => settings.get(brand) ?? settingsOf(brand),
    paymentMethods: (brand) => EVERY_METHOD.filter((method) => !(LEFT_OUT[brand] ?? []).includes(method)),
  }
}
