import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { QueuedMail, ShopState } from '../shop-state.ts'

/** The e-mail address is undefined if the account has not verified it, because it may belong to another person. */
export type Person = { readonly accountId: AccountId; readonly canonicalEmail: string | undefined }

export const personOf = ({ customers }: ShopState, accountId: AccountId): Person => {
  const customer = customers.get(accountId)?.customer
  return { accountId, canonicalEmail: customer?.isVerified === true ? canonicalEmailOf(customer.email) : undefined }
}

export const hasAddressOf = ({ canonicalEmail }: Person) => ({ email }: { readonly email?: Email | undefined }): boolean =>
  email !== undefined && canonicalEmailOf(email) === canonicalEmail

/** Orders of a guest with the same address belong to the person as well, but not those of a deleted account. */
export const isOrderOf = ({ ordersOfDeletedAccounts }: ShopState, person: Person) => (order: Order): boolean =>
  order.accountId === person.accountId
  || (order.accountId === undefined && !ordersOfDeletedAccounts.has(order.token) && hasAddressOf(person)(order))

/** Whether a mail goes to the person, or was sent from the person to the shop and has been delivered. */
export const isMailOf = (person: Person) => ({ mail, sentAt }: QueuedMail): boolean => {
  const isOf = (address: string | undefined): boolean => address !== undefined && hasAddressOf(person)({ email: address as Email })
  return isOf(mail.to) || (sentAt !== undefined && isOf(mail.replyTo))
}

/** The opticians of the person, by brand and e-mail address. */
export const isOpticianKeyOf = ({ canonicalEmail }: Person) => (key: string): boolean =>
  canonicalEmail !== undefined && key.endsWith(` ${canonicalEmail}`)
