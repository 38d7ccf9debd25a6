import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { ProductId } from '../product/product.ts'
import type { BrandChannel, Tone } from '../shop/brand-channel.ts'
import type { Country } from '../shop/country.ts'
import type { Locale, LocalText } from '../shop/locale.ts'
import type { SocialSignIn } from './social-sign-in.ts'
import type { VatPeriod } from './vat-rates.ts'

/** An order above `limit` to one of `countries` is refused (Commerce §5). */
export type OrderLimit = { readonly limit: Money; readonly countries: readonly Country[] }

/** Credit terms: how much one customer may owe at once, and the countries where claims can be enforced. */
export type InvoiceTerms = { readonly openAtMost: Money; readonly countries: readonly Country[] }

/** Bank account for payments in advance: an IBAN without blanks, and how many days a transfer may take. */
export type TransferTerms = { readonly iban: string; readonly days: number }

/** The seller, as required on the legal notice and the pages on privacy and returns. Addresses line by line. */
export type ShopDetails = {
  readonly company: string
  readonly address: readonly string[]
  readonly registerNumber: string
  readonly returnAddress: readonly string[]
}

/** The identity service for sign-ins at providers; all of it is public and sent to the browser. */
export type SocialSettings = {
  readonly signIn: SocialSignIn
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  /** The address of an emulator, for tests. */
  readonly emulator?: string
}

/** The settings in which brands' shops differ; a missing amount disables its feature (decision A64). */
export type ShopSettings = {
  readonly brandChannel: BrandChannel
  readonly brandName: string
  readonly domain: string
  /** The public URL without a trailing slash; by default that of the domain. */
  readonly publicUrl?: string
  readonly tone: Tone
  readonly currency: Currency
  readonly country: Country
  readonly locale: Locale
  readonly priceChannel: string
  readonly salesChannel: string
  readonly recommendedRetailChannel: string
  /** The carrier for requests of delivery dates. */
  readonly carrier: string
  readonly maxQuantity?: number
  /** The one product limited to a single item (decision A20). */
  readonly singleProductId?: ProductId
  /** Added free, once, with the first lens of a cart (decision A58). */
  readonly trialProductId?: ProductId
  readonly itemsPerPage?: number
  /** A navigation bar at the bottom of a phone screen (Account §2.6). */
  readonly hasBottomNavigation?: boolean
  readonly freeShippingThreshold?: Money
  readonly orderLimit?: OrderLimit
  /** Absent: no payment by invoice. */
  readonly invoice?: InvoiceTerms
  /** ISO codes beyond the shop's own countries. */
  readonly extraCountries?: readonly Country[]
  readonly phone: string
  readonly internationalPhone: string
  readonly email: string
  readonly workingHours: LocalText
  /** Absent only if nothing is sold. */
  readonly details?: ShopDetails
  /** Absent: customers who pay in advance have to ask for the account. */
  readonly transfer?: TransferTerms
  /** How long an order waits for a payment page; by default a day. */
  readonly paymentHours?: number
  /** By price channel; only an explicit false hides the coupon form (decision A22). */
  readonly couponChannels?: Readonly<Record<string, boolean>>
  /** Pages of the staff, as full URLs: a login link from there starts an impersonation. */
  readonly staffPages?: readonly string[]
  /** The ids of the Storyblok spaces whose files may be downloaded. */
  readonly contentSpaces?: readonly string[]
  /** Further origins that redirects may lead to. */
  readonly partners?: readonly string[]
  /** The origin that serves /service and appointment pages; without it the shop shows a plain page. */
  readonly serviceUrl?: string
  /** In any order; an order uses the rates of its day. */
  readonly vatRates: readonly VatPeriod[]
  /** Absent: no sign-in with providers, and no buttons for it. */
  readonly social?: SocialSettings
}
