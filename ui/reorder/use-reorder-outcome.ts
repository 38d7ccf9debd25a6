import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from '../binding/use-page.ts'
import { shownOutcome, type ReorderReply } from './reorder-reply.ts'
import { reorderNotifications } from './reorder-notifications.ts'
import { useNotify, useWithdraw } from '../notice/notifications.ts'

/** Shows the outcome of a reorder as notifications and continues; products to choose from are shown by the page itself. */
export const useReorderOutcome = (reply: ReorderReply | undefined): void => {
  const handled = useRef<ReorderReply>(undefined)
  const intl = useIntl()
  const notify = useNotify()
  const withdraw = useWithdraw()
  const navigate = useNavigate()
  useEffect(() => {
    if (reply === undefined || handled.current === reply) return
    handled.current = reply
    withdraw('reorder')
    if (shownOutcome(reply) !== undefined) return
    for (const notification of reorderNotifications(intl, reply)) notify(notification, { source: 'reorder' })
    if ('onward' in reply) void navigate(reply.onward, { replace: true })
  }, [reply, intl, notify, withdraw, navigate])
}
