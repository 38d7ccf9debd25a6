import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router'
import { readArrival } from './arrival.ts'
import { openCartSidebar } from '../cart/cart-sidebar.ts'
import type { NotificationStore } from '../notice/notification-store.ts'

/** Does what the fragment of the address asks for, once, and takes it away. */
export const useArrival = ({ notify }: Pick<NotificationStore, 'notify'>): void => {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const intl = useIntl()
  useEffect(() => {
    const arrival = readArrival(hash)
    if (arrival === undefined) return
    if (arrival === 'cart') openCartSidebar()
    else notify({ tone: 'danger', text: intl.formatMessage({ id: arrival.notice }) })
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }, [hash, pathname, search, navigate, intl, notify])
}
