import type { LoginLinkKeeper } from '../../../application/storefront/visit/login-link-keeper.port.ts'
import type { Email } from '../../../domain/customer/email.ts'

/** Stored as long as the visit lasts. */
export const loginLinkInMemory = (): LoginLinkKeeper => {
  let address: Email | undefined
  return {
    read: () => address,
    store: (email) => { address = email },
    clear: () => { address = undefined },
  }
}
