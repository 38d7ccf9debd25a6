import { list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** Limits of liability, and when to see a professional. */
export const disclaimer = (): ContentText => ({
  title: 'content.disclaimer.title',
  description: 'content.disclaimer.description',
  sections: [
    section('content.disclaimer.advice', paragraph('content.disclaimer.advice_text')),
    section(
      'content.disclaimer.alarm',
      paragraph('content.disclaimer.alarm_text'),
      list('content.disclaimer.alarm_pain', 'content.disclaimer.alarm_sight', 'content.disclaimer.alarm_light'),
    ),
    section('content.disclaimer.content', paragraph('content.disclaimer.content_text')),
    section('content.disclaimer.liability', paragraph('content.disclaimer.liability_text')),
  ],
})
