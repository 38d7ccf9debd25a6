import { createContext, useContext } from 'react'
import type { NotificationStore } from '../../application/storefront/notice/notification-store.ts'

/** The notifications of this page, provided by the shell. */
export const NotificationsContext = createContext<NotificationStore | undefined>(undefined)

const silent: NotificationStore['notify'] = () => 0

/** Shows a notification over the page: `notify({ tone: 'success', text })`. No effect outside the shell. */
export const useNotify = (): NotificationStore['notify'] => useContext(NotificationsContext)?.notify ?? silent

const nothing: NotificationStore['withdraw'] = () => undefined

/** Withdraws a notification about something that is tried again. */
export const useWithdraw = (): NotificationStore['withdraw'] => useContext(NotificationsContext)?.withdraw ?? nothing
