import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { MessageId } from '../../messages/message-id.ts'
import { companyRows, list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** What the page says of each kind of personal data; a kind without a text does not compile. */
const PART_TEXTS: { readonly [part in PersonalPart]: readonly MessageId[] } = {
  cart: ['content.privacy.stored_cart'],
  orders: ['content.privacy.stored_order'],
  payments: ['content.privacy.stored_payments'],
  profile: ['content.privacy.stored_profile'],
  addresses: ['content.privacy.stored_addresses'],
  sign_in: ['content.privacy.stored_sign_in'],
  cards: ['content.privacy.stored_cards'],
  subscriptions: ['content.privacy.stored_subscriptions'],
  lens_pass: ['content.privacy.stored_lens_pass'],
  reminders: ['content.privacy.stored_reminders'],
  ratings: ['content.privacy.stored_ratings'],
  newsletter: ['content.privacy.stored_newsletter'],
  optician: ['content.privacy.stored_optician'],
  mails: ['content.privacy.stored_mails', 'content.privacy.stored_messages'],
}

/** Which data the shop stores, why, how long, and who receives them. */
export const privacy = (): ContentText => ({
  title: 'content.privacy.title',
  description: 'content.privacy.description',
  sections: [
    section('content.privacy.responsible', paragraph('content.privacy.responsible_text'), companyRows),
    section(
      'content.privacy.stored',
      list(
        ...Object.values(PART_TEXTS).flat(),
        'content.privacy.stored_log', 'content.privacy.stored_attempts', 'content.privacy.stored_reports',
      ),
    ),
    section('content.privacy.values', paragraph('content.privacy.values_text')),
    section(
      'content.privacy.given',
      paragraph('content.privacy.given_text'),
      list(
        'content.privacy.given_carrier', 'content.privacy.given_optician', 'content.privacy.given_payment',
        'content.privacy.given_operation', 'content.privacy.given_sign_in', 'content.privacy.given_statistics',
      ),
    ),
    section('content.privacy.not_done', paragraph('content.privacy.not_done_text')),
    section(
      'content.privacy.duration',
      paragraph('content.privacy.duration_text'),
      paragraph('content.privacy.duration_carts'),
      paragraph('content.privacy.duration_account'),
    ),
    section('content.privacy.rights', paragraph('content.privacy.rights_text')),
  ],
})
