import type { ProofToken } from '../../../domain/identity/email-link.ts'
import { formatDayWithYear } from '../../../domain/stock/format-arrival.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { accountMail, type AccountMail } from './account-mail.ts'
import type { Mail } from './mail.ts'

/** Notifies an owner of the account deletion, its day, and how to cancel it. */
export const erasureNotice = (mail: AccountMail, cancelToken: ProofToken, dueAt: Date): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.erasure_subject', { brand }),
    sentence: say('mail.erasure', { brand, day: formatDayWithYear(zurichTime(dueAt).day) }),
    link: say('mail.erasure_link'),
    path: `/account-deletion/cancel/${cancelToken}`,
    ending: say('mail.erasure_not_you'),
    isSecret: true,
  }))

/** Confirms the deletion. Its content is deleted once it was sent. */
export const accountDeletedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.erased_subject', { brand }),
    sentence: say('mail.erased', { brand }),
    link: say('mail.subscribed_link'),
    path: '/',
    ending: say('mail.account_deleted_end'),
    isSecret: true,
  }))
