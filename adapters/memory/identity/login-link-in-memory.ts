import type { LoginLinkKeeper } from '../../../application/storefront/visit/login-link-keeper.port.ts'
import type { Email } from '../../../domain/customer/email.ts'

/** Remembered as long as the visit lasts. */
export const loginLinkInMemory = (): LoginLinkKeeper => {
  let kept: Email | undefined
  return {
    read: () => kept,
    store: (email) => { kept = email },
    clear: () => { kept = undefined },
  }
}
