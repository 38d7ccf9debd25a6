import type { TypedAddress } from '../../domain/address/address-field.ts'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { Words } from '../e2e/support/shop-texts.ts'

/** A lens for one eye: what is chosen for it, and what is made in one value only. */
export type Lens = {
  readonly title: string
  readonly eye: 'right' | 'left'
  readonly values: Readonly<Record<string, number>>
  readonly made: Readonly<Record<string, number>>
  /** The key of the campaign by whose link one came. */
  readonly campaign?: string
}

export type Addresses = { readonly billing: TypedAddress; readonly shipping?: TypedAddress; readonly toPartner?: true }

/** Where somebody stands in the checkout; home where nothing is left to check out. */
export type Step = 'customer' | 'address' | 'shipping' | 'payment'
export type Place = Step | 'home'
export type Outcome = 'paid' | 'declined' | 'cancelled'

/** Amounts in cents, as everywhere below; what is not shown is absent. */
export type Prices = { readonly current: number; readonly original?: number; readonly website?: number; readonly saved?: number }

export type SeenLine = { readonly title: string; readonly eye?: 'right' | 'left'; readonly quantity: number; readonly total: number }
export type SeenCart = {
  readonly lines: readonly SeenLine[]
  readonly subtotal: number
  /** What is taken off, zero or below. */
  readonly discount: number
  /** Absent as long as no way to ship was chosen. */
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
  /** The addresses as they are written on a parcel. */
  readonly deliveredTo: string
  readonly billedTo: string
}
export type SeenEntry = Pick<SeenOrder, 'number' | 'status' | 'total'>

export type Credentials = { readonly email: string; readonly password: string }

/** The shop said no; `message` is what it said, in the shopper's language. */
export class Refused extends Error {}

/**
 * What somebody can do in the shop, and what they see of it: the same on every level. What is refused throws `Refused`.
 */
export type Shopper = {
  readonly say: Words
  readonly email: string
  readonly browse: (category: string) => Promise<readonly string[]>
  readonly search: (term: string) => Promise<readonly string[]>
  readonly openProduct: (title: string) => Promise<Prices>
  readonly addToCart: (lens: Lens) => Promise<void>
  readonly changeQuantity: (lens: Lens, quantity: number) => Promise<void>
  /** From wherever one is: in the checkout the cart at the side is opened. */
  readonly remove: (lens: Lens) => Promise<void>
  readonly declineGift: () => Promise<void>
  readonly applyCoupon: (code: string) => Promise<void>
  readonly removeCoupon: () => Promise<void>
  readonly setMilesNumber: (number: string) => Promise<void>
  readonly cart: () => Promise<SeenCart>
  /** Asks for a step, for the beginning when none is named; answers where one is led. */
  readonly checkout: (step?: Step) => Promise<Place>
  readonly where: () => Promise<Place>
  readonly setEmail: () => Promise<void>
  readonly setAddresses: (addresses: Addresses) => Promise<void>
  readonly chooseShipping: (key: string) => Promise<void>
  /** Chooses how to pay, consents and orders. */
  readonly order: (method: string) => Promise<void>
  readonly pay: (outcome: Outcome) => Promise<void>
  /** Asks for the payment page once more, from the page of the order. */
  readonly payAgain: () => Promise<void>
  /** The order just made, by its token. */
  readonly readOrder: () => Promise<SeenOrder>
  readonly register: () => Promise<Credentials>
  readonly signIn: (as: Credentials) => Promise<void>
  readonly signOut: () => Promise<void>
  readonly history: () => Promise<readonly SeenEntry[]>
  readonly ownOrder: (number: string) => Promise<SeenOrder>
  readonly reorder: (number: string) => Promise<void>
  /** What a link to this cart carries. */
  readonly cartLink: () => Promise<string>
  readonly openAbandonedCart: (link: string) => Promise<void>
  /** The same device once more: what one tab did the other finds. */
  readonly otherTab: () => Promise<Shopper>
}

export type Packs = { readonly lens: Lens; readonly quantity: number }

/** What happened before a scenario begins; how it came about is of no interest to it. */
export type Given = {
  readonly brand?: BrandChannel
  readonly email?: string
  /** Registered and signed in. */
  readonly isCustomer?: boolean
  /** Paid for in the past. */
  readonly ordered?: readonly Packs[]
  readonly cart?: readonly Packs[]
  /** The step that is open next, everything before it given. */
  readonly upTo?: Exclude<Step, 'customer'>
}

/** A shop, with somebody new at the door as often as one wants. */
export type Stage = { readonly shopper: (input?: Given) => Promise<Shopper> }

export type Scenario = {
  /** A sentence of the specification. */
  readonly title: string
  readonly play: (stage: Stage) => Promise<void>
  /** The interface refuses something on the way, which a browser notes in its console. */
  readonly isRefused?: true
}

/** An ability of a customer, with two of the four languages in which it is looked at (Commerce §1). */
export type Ability = Scenario & { readonly locales: readonly [Locale, Locale] }

/** What the shop says when it refuses; that it does not is a fault of the shop. */
export const refusalOf = async (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => { throw new Error('The shop did not refuse') },
    (error: unknown) => {
      if (error instanceof Refused) return error.message
      throw error
    },
  )
