import { contactRows, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** Service and appointments, if no other system handles them. */
export const service: ContentText = {
  title: 'content.service.title',
  description: 'content.service.description',
  sections: [section('content.service.reach', paragraph('content.service.reach_text'), contactRows)],
}
