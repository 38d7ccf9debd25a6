import { list, paragraph, section } from '../content-text.ts'
import type { ContentText } from '../content-text.ts'

/** One line for each cookie the shop needs, with its name and how long it lasts; a test compares them with the cookies that are set. */
export const NECESSARY_COOKIES = [
  'content.cookies.line_cart', 'content.cookies.line_session', 'content.cookies.line_signed_in', 'content.cookies.line_passkey',
  'content.cookies.line_login_link', 'content.cookies.line_link_binding', 'content.cookies.line_referer', 'content.cookies.line_browser',
  'content.cookies.line_order', 'content.cookies.line_ordered', 'content.cookies.line_campaign', 'content.cookies.line_locale',
  'content.cookies.line_consent', 'content.cookies.line_wip', 'content.cookies.line_staff',
] as const

/** One line for each cookie that is set only with consent. */
export const STATISTICS_COOKIES = [
  'content.cookies.line_visitor', 'content.cookies.line_source', 'content.cookies.line_tracking', 'content.cookies.line_uid',
] as const

/** What the shop stores in a browser. */
export const cookies = (): ContentText => ({
  title: 'content.cookies.title',
  description: 'content.cookies.description',
  sections: [
    section('content.cookies.necessary', paragraph('content.cookies.necessary_text'), list(...NECESSARY_COOKIES)),
    section('content.cookies.consent', paragraph('content.cookies.consent_text'), list(...STATISTICS_COOKIES)),
    section('content.cookies.wishlist', paragraph('content.cookies.wishlist_text')),
    section('content.cookies.tab', paragraph('content.cookies.tab_text')),
    section('content.cookies.payment', paragraph('content.cookies.payment_text')),
    section('content.cookies.delete', paragraph('content.cookies.delete_text')),
  ],
})
