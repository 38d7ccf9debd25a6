import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { MessageId } from '../../messages/message-id.ts'
import { companyRows, list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** What the page says of each kind of personal data; a kind without a text does not compile. */
const PART_TEXTS: { readonly [part in PersonalPart]: readonly MessageId[] } = {
  cart: ['content.privacy.kept_cart'],
  orders: ['content.privacy.kept_order'],
  payments: ['content.privacy.kept_payments'],
  profile: ['content.privacy.kept_profile'],
  addresses: ['content.privacy.kept_addresses'],
  sign_in: ['content.privacy.kept_sign_in'],
  cards: ['content.privacy.kept_cards'],
  subscriptions: ['content.privacy.kept_subscriptions'],
  lens_pass: ['content.privacy.kept_lens_pass'],
  reminders: ['content.privacy.kept_reminders'],
  ratings: ['content.privacy.kept_ratings'],
  newsletter: ['content.privacy.kept_newsletter'],
  optician: ['content.privacy.kept_optician'],
  letters: ['content.privacy.kept_mail', 'content.privacy.kept_letter'],
}

/** Which data the shop stores, why, how long, and who receives them. */
export const privacy = (): ContentText => ({
  title: 'content.privacy.title',
  description: 'content.privacy.description',
  sections: [
    section('content.privacy.responsible', paragraph('content.privacy.responsible_text'), companyRows),
    section(
      'content.privacy.kept',
      list(
        ...Object.values(PART_TEXTS).flat(), 'content.privacy.kept_log', 'content.privacy.kept_attempts', 'content.privacy.kept_reports',
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
