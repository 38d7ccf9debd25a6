import type { IconName } from '../design/icon-names.ts'
import type { MessageId } from '../messages/message-id.ts'

export type SellingPoint = { readonly icon: IconName; readonly title: MessageId; readonly text: MessageId }

/** Nine reasons (Account §9). */
export const SELLING_POINTS: readonly SellingPoint[] = [
  { icon: 'shield', title: 'home.point.original', text: 'home.point.original_text' },
  { icon: 'calendar', title: 'home.point.arrival', text: 'home.point.arrival_text' },
  { icon: 'lens', title: 'home.point.values', text: 'home.point.values_text' },
  { icon: 'savings', title: 'home.point.price', text: 'home.point.price_text' },
  { icon: 'user-check', title: 'home.point.guest', text: 'home.point.guest_text' },
  { icon: 'lock', title: 'home.point.payment', text: 'home.point.payment_text' },
  { icon: 'return', title: 'home.point.returns', text: 'home.point.returns_text' },
  { icon: 'support', title: 'home.point.advice', text: 'home.point.advice_text' },
  { icon: 'globe', title: 'home.point.languages', text: 'home.point.languages_text' },
]
