import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, usePage } from '../binding/use-page.ts'
import { readArrival } from '../notice/arrival.ts'
import { usePanel } from '../binding/panels.ts'
import { useNotify } from '../notice/notifications.ts'

/** Executes what the fragment of the address asks for, once, and removes it. */
export const useArrival = (): void => {
  const notify = useNotify()
  const { open } = usePanel('cart')
  const { hash, pathname, search } = useLocation()
  const { replaceAddress } = usePage()
  const intl = useIntl()
  useEffect(() => {
    const arrival = readArrival(hash)
    if (arrival === undefined) return
    if (arrival === 'cart') open()
    else notify({ tone: 'danger', text: intl.formatMessage({ id: arrival.notice }) })
    replaceAddress(pathname + search)
  }, [hash, pathname, search, replaceAddress, intl, notify, open])
}
