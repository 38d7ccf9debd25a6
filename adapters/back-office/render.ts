import type { AuditEntryResults } from '../../application/contract/staff/audit-log.ts'
import type { CouponResults } from '../../application/contract/staff/coupons.ts'
import type { CustomerFile, CustomerResults } from '../../application/contract/staff/customers.ts'
import type { OrderResults } from '../../application/contract/staff/orders.ts'
import type { ChannelPrice, StaffProduct, StaffProductResults } from '../../application/contract/staff/products.ts'
import type { ReviewResults } from '../../application/contract/staff/reviews.ts'
import type { FailedMailResults, OpenFailures, PendingTasks } from '../../application/contract/staff/tasks.ts'
import type { Currency } from '../../domain/money/currency.ts'
import type { SessionEntry } from '../../domain/identity/session-entry.ts'
import type { OrderFilter } from '../../domain/order/order-filter.ts'
import type { ShownOrder } from '../../domain/order/shown-order.ts'
import type { LensOption, OptionKey } from '../../domain/prescription/lens-option.ts'
import type { ReviewState } from '../../domain/rating/review-state.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { AccessTokenEntry } from '../../domain/staff/access-token.ts'
import type { AuditEntryFilter } from '../../domain/staff/audit-entry-filter.ts'
import type { NextSteps } from '../../domain/staff/next-steps.ts'
import type { ProductFilter, StockState } from '../../domain/staff/product-filter.ts'
import type { ShownOrderFile } from '../../domain/staff/shown-order-file.ts'
import type { StaffMember } from '../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../domain/staff/staff-role.ts'
import type { Section } from './sections.ts'

/** The fields of a form that was refused, so that no input is lost. */
export type Typed = URLSearchParams

/** What every page shows: the signed-in staff member with the permitted sections, and the refusal of what was tried. */
export type Framed = {
  readonly staff?: { readonly name: string; readonly sections: readonly Section[] }
  readonly failure?: Failure | undefined
}

type TextQuery = { readonly text: string; readonly page: number }

/** The pages, each with what it shows. */
export type Pages = {
  readonly refused: { readonly back?: string }
  readonly signIn: { readonly email: string; readonly blocked?: { readonly email: string; readonly network: string } | undefined }
  readonly code: object
  readonly orders: { readonly query: { readonly filter: OrderFilter; readonly page: number }; readonly found?: OrderResults }
  readonly order: {
    readonly file: ShownOrderFile
    readonly next: NextSteps
    /** Whether the staff member has the permission of an action. */
    readonly may: (act: string) => boolean
    /** Makes the key of a form, so that a form sent twice is carried out once. */
    readonly newKey: () => string
    readonly typed: Typed
    readonly hasInvoice: boolean
  }
  readonly picking: { readonly order: ShownOrder }
  readonly products: { readonly query: { readonly filter: ProductFilter; readonly page: number }; readonly found?: StaffProductResults }
  readonly product: {
    readonly product: Omit<StaffProduct, 'prices'> & {
      readonly prices: readonly { readonly entry: ChannelPrice; readonly seen: string }[]
    }
    readonly parameters: readonly OptionKey[]
    readonly query: { readonly state?: StockState; readonly option?: LensOption; readonly page: number }
    readonly values: URLSearchParams
    readonly typed: Typed
    readonly mayChange: boolean
    readonly areBuyersListed: boolean
  }
  readonly customers: { readonly query: TextQuery; readonly found: CustomerResults }
  readonly customer: { readonly file: CustomerFile; readonly mayChange: boolean }
  readonly coupons: {
    readonly query: TextQuery
    readonly found: CouponResults
    readonly currencies: readonly Currency[]
    /** Whether new coupons are limited in their value. */
    readonly isBounded: boolean
    readonly typed: Typed
    readonly today: string
  }
  readonly reviews: {
    readonly query: { readonly state: ReviewState; readonly page: number }
    readonly found: ReviewResults
    readonly isProductLinked: boolean
    readonly typed: Typed
  }
  readonly tasks: {
    readonly figures: PendingTasks
    readonly troubles: OpenFailures
    readonly failed: FailedMailResults
    readonly page: number
    readonly isReviewLinked: boolean
  }
  readonly auditLog: { readonly query: { readonly filter: AuditEntryFilter; readonly page: number }; readonly found?: AuditEntryResults }
  readonly staff: { readonly members: readonly StaffMember[]; readonly typed: Typed }
  readonly staffMember: { readonly member: StaffMember; readonly typed: Typed }
  readonly secrets: {
    readonly name: string
    readonly secrets: { readonly [kind in 'token' | 'secret' | 'address']?: string }
    readonly back: string
  }
  readonly own: {
    readonly member: StaffMember
    readonly sessions: readonly SessionEntry[]
    readonly access?: { readonly tokens: readonly AccessTokenEntry[]; readonly roles: readonly StaffRole[] } | undefined
    readonly typed: Typed
  }
}

/** Renders the pages as whole documents; `policy` is the content security policy that allows their styles and nothing else. */
export type Renderer = {
  readonly policy: string
  readonly render: <Name extends keyof Pages>(locale: Locale, name: Name, shown: Framed & Pages[Name]) => string
}
