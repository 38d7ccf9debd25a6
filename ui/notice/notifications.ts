import { createContext, useContext } from 'react'
import type { NotificationStore } from '../../application/storefront/notice/notification-store.ts'

/** The notices of this page; the shell brings the store. */
export const NotificationsContext = createContext<NotificationStore | undefined>(undefined)

const silent: NotificationStore['notify'] = () => 0

/** Tells the visitor something over the page: `notify({ tone: 'success', text })`. Says nothing outside the shell. */
export const useNotify = (): NotificationStore['notify'] => useContext(NotificationsContext)?.notify ?? silent

const nothing: NotificationStore['withdraw'] = () => undefined

/** Takes back what was told of something that is tried again. */
export const useWithdraw = (): NotificationStore['withdraw'] => useContext(NotificationsContext)?.withdraw ?? nothing
