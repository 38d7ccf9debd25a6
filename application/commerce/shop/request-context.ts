import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Device } from '../../../domain/identity/device.ts'
import type { StaffKeeper } from './staff-keeper.port.ts'
import type { SessionKeeper } from './session-keeper.port.ts'
import type { PageContext } from './page-context.ts'

/** The context of a request to a brand's shop: brand, language, client network and session. */
export type RequestContext = PageContext & {
  /** The public URL of this brand's shop, without a trailing slash; never taken from a request. */
  readonly publicUrl: string
  /** The client network of the request; only counted, never stored with a person. */
  readonly from: string
  readonly session: SessionKeeper
  /** The device of the request, as far as it identifies itself. */
  readonly device?: Device
  /** The credentials of staff; absent where only shoppers are served. */
  readonly staff?: StaffKeeper
}

/** The caller, by what was checked: nothing, whether there is a session, or that there is one. */
export type Callers = {
  readonly anyone: RequestContext
  readonly visitor: RequestContext & { readonly owner: AccountId | undefined }
  readonly customer: RequestContext & { readonly owner: AccountId }
}

/** The caller that an operation requires: anyone, without a check; guests and customers; or signed-in customers only. */
export type RequiredCaller = keyof Callers
