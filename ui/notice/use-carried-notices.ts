import { useContext, useEffect } from 'react'
import { NotificationsContext } from './notifications.ts'

const KEY = 'notices'

type Kept = { readonly tone: 'info' | 'success' | 'warning' | 'danger'; readonly title?: string; readonly text: string }

const take = (): readonly Kept[] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly Kept[]
    sessionStorage.removeItem(KEY)
    return kept
  } catch {
    return []
  }
}

const keep = (notices: readonly Kept[]): void => {
  try {
    if (notices.length > 0) sessionStorage.setItem(KEY, JSON.stringify(notices))
  } catch {
    // Without storage the next page begins without notices.
  }
}

/** Notices that are visible when the page is left are shown on the next one, without their actions. */
export const useCarriedNotices = (): void => {
  const store = useContext(NotificationsContext)
  useEffect(() => {
    if (store === undefined) return undefined
    for (const notice of take()) store.notify(notice)
    const keepVisible = (): void => {
      keep(store.notices.now().map(({ content: { tone, title, text } }) => ({ tone, text, ...(title === undefined ? {} : { title }) })))
    }
    const forget = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) for (const { id } of store.notices.now()) store.dismiss(id)
    }
    addEventListener('pagehide', keepVisible)
    addEventListener('pageshow', forget)
    return () => {
      removeEventListener('pagehide', keepVisible)
      removeEventListener('pageshow', forget)
    }
  }, [store])
}
