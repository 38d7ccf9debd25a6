import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { ProductId } from '../product/product.ts'
import type { BrandChannel, Tone } from '../shop/brand-channel.ts'
import type { Country } from '../shop/country.ts'
import type { Locale, LocalText } from '../shop/locale.ts'
import type { SocialSignIn } from './social-sign-in.ts'
import type { VatPeriod } from './vat-rates.ts'

/** Above `limit` an order to one of `countries` is refused (Commerce §5). */
export type OrderLimit = { readonly limit: Money; readonly countries: readonly Country[] }

/** What the shop lends: how much one customer may owe at once, and the countries where its bills can be claimed. */
export type InvoiceTerms = { readonly openAtMost: Money; readonly countries: readonly Country[] }

/** Where orders are paid in advance: an IBAN written together, and how many days a transfer may take. */
export type TransferTerms = { readonly iban: string; readonly days: number }

/** Who sells: what the law wants named on the legal notice, with privacy and returns. Addresses line by line. */
export type ShopDetails = {
  readonly company: string
  readonly address: readonly string[]
  readonly registerNumber: string
  readonly returnAddress: readonly string[]
}

/** The identity service by which visitors sign in at providers; a browser is told all of it, and none of it opens anything. */
export type SocialSettings = {
  readonly signIn: SocialSignIn
  readonly projectId: string
  readonly apiKey: string
  readonly authDomain: string
  /** Where the service is emulated, to try things out. */
  readonly emulator?: string
}

/** What makes one brand's shop differ from another's; a missing amount switches its feature off (decision A64). */
export type ShopSettings = {
  readonly brandChannel: BrandChannel
  readonly brandName: string
  readonly domain: string
  /** Where it is reached as it is run; absolute, without a slash at its end. Below its domain when absent. */
  readonly publicUrl?: string
  readonly tone: Tone
  readonly currency: Currency
  readonly country: Country
  readonly locale: Locale
  readonly priceChannel: string
  readonly salesChannel: string
  readonly recommendedRetailChannel: string
  /** Who brings the parcels, as delivery dates are asked for. */
  readonly carrier: string
  readonly maxQuantity?: number
  /** The one product of which nobody may have more than one (decision A20). */
  readonly singleProductId?: ProductId
  /** Comes free, once, with the first lens of a cart (decision A58). */
  readonly trialProductId?: ProductId
  readonly itemsPerPage?: number
  /** A bar at the foot of a phone with what is pressed most (Account §2.6). */
  readonly hasBottomNavigation?: boolean
  readonly freeShippingThreshold?: Money
  readonly orderLimit?: OrderLimit
  /** Absent: nobody buys on account. */
  readonly invoice?: InvoiceTerms
  /** ISO codes beyond the shop's own countries. */
  readonly extraCountries?: readonly Country[]
  readonly phone: string
  readonly internationalPhone: string
  readonly email: string
  readonly workingHours: LocalText
  /** Absent only where nothing is sold. */
  readonly details?: ShopDetails
  /** Absent: whoever pays in advance asks the shop where to. */
  readonly transfer?: TransferTerms
  /** How long an order waits for a payment page; a day when absent. */
  readonly paymentHours?: number
  /** By price channel; only an explicit false hides the coupon form (decision A22). */
  readonly couponChannels?: Readonly<Record<string, boolean>>
  /** Pages of the staff, as whole addresses: who comes from there with a login link acts for a customer. */
  readonly staffPages?: readonly string[]
  /** The numbers of the Storyblok spaces whose files the shop offers to download; of no other. */
  readonly contentSpaces?: readonly string[]
  /** Origins beside the shop's own to which a visitor may be led on. */
  readonly partners?: readonly string[]
  /** The origin that answers /service and the pages of appointments; the shop has a plain page for them when absent. */
  readonly serviceUrl?: string
  /** In any order; an order has those of its day. */
  readonly vatRates: readonly VatPeriod[]
  /** Absent: nobody signs in by a provider, and no button says so. */
  readonly social?: SocialSettings
}
