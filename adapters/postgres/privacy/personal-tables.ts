import { sql } from 'kysely'
import type { PersonalRecordName } from '../../../application/commerce/privacy/personal-records.ts'
import {
  ofAccount, byAccountOrEmail, ofBought, ofBuyer, ofCorrespondent, ofFilledCart, byCanonicalEmail, ofReadCorrespondent, type Whose,
} from './rows-of-person.ts'

const ofCart: Whose = (person) => sql`cart_token in (select token from cart where ${ofFilledCart(person)})`

/** Which rows of each table belong to a person. */
export const WHOSE: { readonly [name in PersonalRecordName]: Whose } = {
  customer: ofAccount,
  email_change: ofAccount,
  account_erasure: ofAccount,
  customer_address: ofAccount,
  session: ofAccount,
  linked_identity: ofAccount,
  passkey: ofAccount,
  email_link: byAccountOrEmail,
  purchase_order: ofBuyer,
  order_line: ofBought,
  reservation: ofBought,
  order_change: ofBought,
  coupon_use: ofBought,
  payment: ofBought,
  refund: ofBought,
  payment_alias: ofAccount,
  subscription: ofAccount,
  subscription_link: (person) => sql`subscription_id in (select id from subscription where ${ofAccount(person)})`,
  lens_pass: ofAccount,
  reminder_alarm: ofAccount,
  reminder_end: (person) => sql`alarm_id in (select id from reminder_alarm where ${ofAccount(person)})`,
  reorder_link: ofAccount,
  product_rating: ofAccount,
  marketing_subscription: byCanonicalEmail,
  marketing_consent: byCanonicalEmail,
  marketing_request: byCanonicalEmail,
  unsubscribe_token: byCanonicalEmail,
  customer_cart: ofAccount,
  cart_link: ofCart,
  abandoned_cart_mail: ofCart,
  cart: ofFilledCart,
  outbox: ofReadCorrespondent,
  demo_mail: ofCorrespondent,
  partner_customer: byCanonicalEmail,
}
