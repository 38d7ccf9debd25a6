import type { OpenedPage } from '../../../application/storefront/arrival/start-visitor-session.ts'
import type { ConsentStore } from '../../../application/storefront/tracking/consent-store.ts'
import { openSessionOrigin } from '../../../application/storefront/tracking/session-origin.ts'
import { storeOrigin } from '../../../application/storefront/tracking/store-origin.ts'
import { hashInAddress } from '../../../domain/identity/hash-in-address.ts'
import type { CookieJar } from '../../cookies/cookie-jar.ts'
import { makeOriginKeeper } from '../../cookies/origin-keeper.ts'

type Deps = { readonly jar: CookieJar; readonly consents: ConsentStore }

/** Whether a hash in the first URL of a session may sign in; otherwise stores how the visitor arrived (Account §2.8, §3). */
export const mayUseHash = (page: OpenedPage, { jar, consents }: Deps): boolean => {
  if (hashInAddress(page) !== undefined) return true
  storeOrigin(openSessionOrigin({ origin: makeOriginKeeper(jar), consents }), page)
  return false
}
