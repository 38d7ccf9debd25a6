import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Device } from '../../../domain/identity/device.ts'
import type { StaffKeeper } from './staff-keeper.port.ts'
import type { SessionKeeper } from './session-keeper.port.ts'
import type { ShownAt } from './what-is-shown.ts'

/** Somebody at the door of a brand's shop: how they read, where they come from, what their session is kept in. */
export type RequestContext = ShownAt & {
  /** Where shoppers' browsers reach this brand's shop, without a slash at its end; never taken from a request. */
  readonly publicUrl: string
  /** The place a request comes from; only counted, never kept with a person. */
  readonly from: string
  readonly session: SessionKeeper
  /** With what somebody came, as far as it says so. */
  readonly device?: Device
  /** Where the shop's people show who they are; nothing where only shoppers come. */
  readonly staff?: StaffKeeper
}

/** Who asks, by what is known of them: nothing, whether they are signed in, or that they are. */
export type Callers = {
  readonly anyone: RequestContext
  readonly visitor: RequestContext & { readonly owner: AccountId | undefined }
  readonly customer: RequestContext & { readonly owner: AccountId }
}

/** Who may ask: everybody unseen, guests and customers alike, or signed-in customers only. */
export type RequiredCaller = keyof Callers
