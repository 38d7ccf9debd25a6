import { contactRows, list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** Contact details, and what to have ready. */
export const contact = (): ContentText => ({
  title: 'content.contact.title',
  description: 'content.contact.description',
  sections: [
    section('content.contact.reach', contactRows),
    section(
      'content.contact.details',
      paragraph('content.contact.details_text'),
      list('content.contact.details_order', 'content.contact.details_values'),
    ),
    section('content.contact.urgent', paragraph('content.contact.urgent_text')),
  ],
})
