import type { IntlShape } from 'react-intl'
import type { ReorderNotice } from '../../domain/reorder/reorder-notices.ts'
import type { Notification } from '../notice/notification-store.ts'
import { say } from '../messages/say.ts'
import type { ReorderReply } from './reorder-reply.ts'

const TEXTS = {
  changed: 'reorder.changed', not_reorderable: 'reorder.not_reorderable', partly: 'reorder.partly',
} as const satisfies { readonly [notice in ReorderNotice]: string }

/** What is said over the page: one warning for each thing that came out otherwise, or why nothing came (Commerce §8). */
export const reorderNotifications = (intl: IntlShape, reply: ReorderReply): readonly Notification[] => {
  if ('failure' in reply) return [{ tone: 'danger', text: say(intl, reply.failure) }]
  const names = reply.unavailable.map(({ title }) => title).join(', ')
  const title = intl.formatMessage({ id: 'reorder.warning' })
  const told = reply.notices.map((notice): Notification => {
    const text = intl.formatMessage({ id: TEXTS[notice] })
    return { tone: 'warning', title, text: notice === 'not_reorderable' && names !== '' ? `${text} ${names}` : text }
  })
  return reply.coupon === undefined ? told : [...told, { tone: 'warning', title, text: say(intl, reply.coupon) }]
}
