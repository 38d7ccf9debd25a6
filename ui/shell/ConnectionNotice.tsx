import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useNotify } from '../notice/notifications.ts'
import { useIsOnline } from '../binding/use-is-online.ts'
import { ConnectionNoticeView } from './ConnectionNoticeView.tsx'

/** Shown while there is no connection; a notification says when it is back. */
export const ConnectionNotice = () => {
  const isOnline = useIsOnline()
  const notify = useNotify()
  const intl = useIntl()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) notify({ tone: 'success', text: intl.formatMessage({ id: 'connection.back' }) })
    wasOnline.current = isOnline
  }, [isOnline, notify, intl])
  return <ConnectionNoticeView isOnline={isOnline} />
}
