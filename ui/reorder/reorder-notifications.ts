import type { IntlShape } from 'react-intl'
import type { ReorderNotice } from '../../domain/reorder/reorder-notices.ts'
import type { Notification } from '../../application/storefront/notice/notification-store.ts'
import { formatText } from '../messages/format-text.ts'
import type { ReorderOutcome, ReorderReply } from './reorder-reply.ts'

const TEXTS = {
  changed: 'reorder.changed', not_reorderable: 'reorder.not_reorderable', partly: 'reorder.partly',
} as const satisfies { readonly [notice in ReorderNotice]: string }

/** The text of a notice with its products. */
const sentenceOf = (intl: IntlShape, notice: ReorderNotice, { replaced, unavailable }: ReorderOutcome): string => {
  const about = {
    changed: replaced.map(({ from, to }) => intl.formatMessage({ id: 'reorder.replaced' }, { from: from.title, to: to.title })).join(' '),
    not_reorderable: unavailable.map(({ title }) => title).join(', '),
    partly: '',
  }[notice]
  return [intl.formatMessage({ id: TEXTS[notice] }), about].filter((part) => part !== '').join(' ')
}

/** The notifications of a reorder: a warning per difference, or why nothing was added (Commerce §8). */
export const reorderNotifications = (intl: IntlShape, reply: ReorderReply): readonly Notification[] => {
  if ('failure' in reply) return [{ tone: 'danger', text: formatText(intl, reply.failure) }]
  const title = intl.formatMessage({ id: 'reorder.warning' })
  const notifications = reply.notices.map((notice): Notification => ({ tone: 'warning', title, text: sentenceOf(intl, notice, reply) }))
  return reply.coupon === undefined ? notifications : [...notifications, { tone: 'warning', title, text: formatText(intl, reply.coupon) }]
}
