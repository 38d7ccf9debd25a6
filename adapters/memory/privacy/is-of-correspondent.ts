import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { QueuedMail } from '../shop-state.ts'

/** Whether a mail goes to this address, or was sent from it to the shop and has been delivered. */
export const isOfCorrespondent = ({ mail, sentAt }: QueuedMail, canonicalEmail: string): boolean => {
  const isOf = (address: string | undefined): boolean => address !== undefined && canonicalEmailOf(address as Email) === canonicalEmail
  return isOf(mail.to) || (sentAt !== undefined && isOf(mail.replyTo))
}
