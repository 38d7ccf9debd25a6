import type { TypedAddress } from '../../domain/address/address-field.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { Words } from '../e2e/support/shop-texts.ts'

/** A lens for one eye: its selected values, and those with a single value. */
export type Lens = {
  readonly title: string
  readonly eye: 'right' | 'left'
  readonly values: Readonly<Record<string, number>>
  readonly made: Readonly<Record<string, number>>
  /** The key of the campaign link. */
  readonly campaign?: string
}

export type Addresses = { readonly billing: TypedAddress; readonly shipping?: TypedAddress; readonly toPartner?: true }

/** The current step of the checkout; home if there is nothing to check out. */
export type Step = 'customer' | 'address' | 'shipping' | 'payment'
export type Place = Step | 'home'
export type Outcome = 'paid' | 'declined' | 'cancelled'

/** Amounts in cents, as everywhere below; hidden amounts are absent. */
export type Prices = { readonly current: number; readonly original?: number; readonly website?: number; readonly saved?: number }

export type SeenLine = { readonly title: string; readonly eye?: 'right' | 'left'; readonly quantity: number; readonly total: number }
export type SeenCart = {
  readonly lines: readonly SeenLine[]
  readonly subtotal: number
  /** The discount, zero or negative. */
  readonly discount: number
  /** Absent until a shipping method is chosen. */
  readonly shipping?: number
  readonly total: number
  readonly coupon?: string
  readonly miles?: string
  readonly missingForFreeShipping?: number
}

export type SeenOrder = {
  readonly number: string
  readonly status: OrderStatusLabelKey
  readonly lines: readonly SeenLine[]
  readonly shipping: number
  readonly total: number
  /** The addresses as printed on a parcel. */
  readonly deliveredTo: string
  readonly billedTo: string
}
export type SeenEntry = Pick<SeenOrder, 'number' | 'status' | 'total'>

export type Credentials = { readonly email: string; readonly password: string }

/** The shop rejected it; `message` is the error in the shopper's language. */
export class Refused extends Error {}

/**
 * What a shopper can do in the shop, and what is shown: the same on every level. A rejection throws `Refused`.
 */
export type Shopper = {
  readonly say: Words
  readonly email: string
  readonly browse: (category: string) => Promise<readonly string[]>
  readonly search: (term: string) => Promise<readonly string[]>
  readonly openProduct: (title: string) => Promise<Prices>
  readonly addToCart: (lens: Lens) => Promise<void>
  readonly changeQuantity: (lens: Lens, quantity: number) => Promise<void>
  /** From any page: during the checkout the cart sidebar is opened. */
  readonly remove: (lens: Lens) => Promise<void>
  readonly declineGift: () => Promise<void>
  readonly applyCoupon: (code: string) => Promise<void>
  readonly removeCoupon: () => Promise<void>
  readonly setMilesNumber: (number: string) => Promise<void>
  readonly cart: () => Promise<SeenCart>
  /** Requests a step, or the first one; returns the resulting step. */
  readonly checkout: (step?: Step) => Promise<Place>
  readonly where: () => Promise<Place>
  readonly setEmail: () => Promise<void>
  readonly setAddresses: (addresses: Addresses) => Promise<void>
  readonly chooseShipping: (key: string) => Promise<void>
  /** Chooses a payment method, accepts the terms and orders. */
  readonly order: (method: string) => Promise<void>
  readonly pay: (outcome: Outcome) => Promise<void>
  /** Requests the payment page again, from the order page. */
  readonly payAgain: () => Promise<void>
  /** The order that was just placed, by its token. */
  readonly readOrder: () => Promise<SeenOrder>
  readonly register: () => Promise<Credentials>
  readonly signIn: (as: Credentials) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly history: () => Promise<readonly SeenEntry[]>
  readonly ownOrder: (number: string) => Promise<SeenOrder>
  readonly reorder: (number: string) => Promise<void>
  /** The content of a link to this cart. */
  readonly cartLink: () => Promise<string>
  readonly openAbandonedCart: (link: string) => Promise<void>
  /** The same device again: changes of one tab are visible in the other. */
  readonly otherTab: () => Promise<Shopper>
}

export type Packs = { readonly lens: Lens; readonly quantity: number }

/** The state at the start of a scenario, however it was created. */
export type InitialState = {
  readonly brand?: BrandChannel
  readonly email?: string
  /** Registered and signed in. */
  readonly isCustomer?: boolean
  /** Paid in the past. */
  readonly ordered?: readonly Packs[]
  readonly cart?: readonly Packs[]
  /** The next step, with everything before it entered. */
  readonly upTo?: Exclude<Step, 'customer'>
}

/** A shop with any number of new visitors. */
export type Stage = { readonly shopper: (input?: InitialState) => Promise<Shopper> }

export type Scenario = {
  /** A sentence of the specification. */
  readonly title: string
  readonly play: (stage: Stage) => Promise<void>
  /** The API rejects a request during the scenario, which a browser logs in its console. */
  readonly isRefused?: true
}

/** An ability of a customer, with two of the four languages in which it is tested (Commerce §1). */
export type Ability = Scenario & { readonly locales: readonly [Locale, Locale] }

/** The rejection message of the shop; without a rejection the test fails. */
export const refusalOf = async (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => { throw new Error('The shop did not refuse') },
    (error: unknown) => {
      if (error instanceof Refused) return error.message
      throw error
    },
  )
