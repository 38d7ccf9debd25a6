import type { IconName } from '../design/icon-names.ts'
import type { MessageId } from '../messages/message-id.ts'

/** A section of the account, as listed in its navigation. */
export type AccountSection = {
  /** Below the language prefix. */
  readonly path: string
  readonly label: MessageId
  readonly icon: IconName
  /** Further paths that belong to this section. */
  readonly includes?: readonly string[]
}

/** The sections of the account, most used first (Account §2.3). */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  { path: '/my-account/overview', label: 'account.overview', icon: 'home' },
  { path: '/my-account/profile', label: 'profile.title', icon: 'account' },
  { path: '/my-account/history', label: 'account.place_orders', icon: 'box', includes: ['/my-account/order'] },
  {
    path: '/my-account/my-subscriptions', label: 'subscription.title', icon: 'reorder',
    includes: ['/my-account/subscription', '/my-account/subscribe'],
  },
  { path: '/my-account/lens-pass', label: 'lens_pass.title', icon: 'eye' },
  { path: '/my-account/reminders', label: 'reminder.title', icon: 'clock' },
  { path: '/my-account/ratings', label: 'rating.title', icon: 'star' },
  { path: '/my-account/newsletter', label: 'newsletter.title', icon: 'mail' },
  { path: '/my-account/addresses', label: 'account.addresses', icon: 'pin', includes: ['/my-account/edit-address'] },
  { path: '/my-account/payment-methods', label: 'wallet.title', icon: 'payment' },
  { path: '/my-account/security', label: 'security.title', icon: 'shield', includes: ['/my-account/password', '/my-account/email'] },
  { path: '/my-account/optician', label: 'optician.title', icon: 'user-check' },
  { path: '/my-account/bonus-points', label: 'account.bonus_points', icon: 'savings' },
  { path: '/my-account/miles-and-more', label: 'cart.miles', icon: 'globe' },
  { path: '/my-account/documents', label: 'account.documents', icon: 'document' },
  { path: '/my-account/data', label: 'personal_data.title', icon: 'info', includes: ['/my-account/delete'] },
]

/** Whether a path below the language prefix belongs to the section. */
export const isInSection = ({ path, includes = [] }: AccountSection, current: string): boolean =>
  [path, ...includes].some((root) => current === root || current.startsWith(`${root}/`))
