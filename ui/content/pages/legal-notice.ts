import { companyRows, contactRows, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** The company of the shop. */
export const legalNotice = (): ContentText => ({
  title: 'content.legal_notice.title',
  description: 'content.legal_notice.description',
  sections: [
    section('content.legal_notice.shop', paragraph('content.legal_notice.shop_text'), companyRows, contactRows),
    section('content.legal_notice.rights', paragraph('content.legal_notice.rights_text')),
  ],
})
