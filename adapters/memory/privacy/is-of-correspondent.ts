import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { QueuedMail } from '../shop-state.ts'

/** Whether a letter goes to that mailbox, or was written to the shop from it and left. */
export const isOfCorrespondent = ({ mail, sentAt }: QueuedMail, mailbox: string): boolean => {
  const isOf = (address: string | undefined): boolean => address !== undefined && canonicalEmailOf(address as Email) === mailbox
  return isOf(mail.to) || (sentAt !== undefined && isOf(mail.replyTo))
}
