import { paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** What the shop leaves in a browser. */
export const cookies = (): ContentText => ({
  title: 'content.cookies.title',
  description: 'content.cookies.description',
  sections: [
    section('content.cookies.cart', paragraph('content.cookies.cart_text')),
    section('content.cookies.wishlist', paragraph('content.cookies.wishlist_text')),
    section('content.cookies.tab', paragraph('content.cookies.tab_text')),
    section('content.cookies.consent', paragraph('content.cookies.consent_text')),
    section('content.cookies.payment', paragraph('content.cookies.payment_text')),
    section('content.cookies.delete', paragraph('content.cookies.delete_text')),
  ],
})
