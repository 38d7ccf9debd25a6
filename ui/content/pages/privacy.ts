import { companyRows, list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** Which data the shop keeps, why, how long, and who gets to see them. */
export const privacy = (): ContentText => ({
  title: 'content.privacy.title',
  description: 'content.privacy.description',
  sections: [
    section('content.privacy.responsible', paragraph('content.privacy.responsible_text'), companyRows),
    section(
      'content.privacy.kept',
      list(
        'content.privacy.kept_cart', 'content.privacy.kept_order', 'content.privacy.kept_mail', 'content.privacy.kept_letter',
        'content.privacy.kept_log',
      ),
    ),
    section('content.privacy.values', paragraph('content.privacy.values_text')),
    section(
      'content.privacy.given',
      paragraph('content.privacy.given_text'),
      list('content.privacy.given_carrier', 'content.privacy.given_payment', 'content.privacy.given_operation'),
    ),
    section('content.privacy.not_done', paragraph('content.privacy.not_done_text')),
    section('content.privacy.duration', paragraph('content.privacy.duration_text'), paragraph('content.privacy.duration_carts')),
    section('content.privacy.rights', paragraph('content.privacy.rights_text')),
  ],
})
