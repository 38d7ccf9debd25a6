import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { QueuedMail, ShopState } from '../shop-state.ts'

/** A mail is stored once, by its key. */
export const storeMails = (state: ShopState, mails: readonly Mail[], request?: QueuedMail['request']): void => {
  for (const mail of mails) {
    if (state.mails.has(mail.key)) continue
    state.lastMailId.value += 1
    state.mails.set(mail.key, { id: state.lastMailId.value, mail, attempts: 0, dueAt: 0, ...omitUndefined({ request }) })
  }
}
