import type { ProofToken } from '../../../domain/identity/email-link.ts'
import { formatDayWithYear } from '../../../domain/stock/format-arrival.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { accountMail, type AccountMail } from './account-mail.ts'
import type { Mail } from './mail.ts'

/** Tells an owner that the account is to be deleted, on which day, and how to keep it. */
export const erasureNotice = (mail: AccountMail, cancelToken: ProofToken, dueAt: Date): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.erasure_subject', { brand }),
    sentence: say('mail.erasure', { brand, day: formatDayWithYear(zurichTime(dueAt).day) }),
    link: say('mail.erasure_link'),
    path: `/account-deletion/call-off/${cancelToken}`,
    ending: say('mail.erasure_not_you'),
    isSecret: true,
  }))

/** The last letter: the account is gone. What it says is forgotten as soon as it left. */
export const accountDeletedMail = (mail: AccountMail): Mail =>
  accountMail(mail, (say, brand) => ({
    subject: say('mail.erased_subject', { brand }),
    sentence: say('mail.erased', { brand }),
    link: say('mail.subscribed_link'),
    path: '/',
    ending: say('mail.erased_end'),
    isSecret: true,
  }))
