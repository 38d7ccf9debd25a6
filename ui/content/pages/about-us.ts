import { list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** About the shop. */
export const aboutUs = (): ContentText => ({
  title: 'content.about_us.title',
  description: 'content.about_us.description',
  sections: [
    section(
      'content.about_us.promise',
      list('content.about_us.promise_values', 'content.about_us.promise_price', 'content.about_us.promise_arrival'),
    ),
    section('content.about_us.guest', paragraph('content.about_us.guest_text')),
    section('content.about_us.people', paragraph('content.about_us.people_text')),
  ],
})
