import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNotificationStore } from '../../../application/storefront/notice/notification-store.ts'
import { NotificationsView } from '../../../ui/notice/NotificationsView.tsx'
import { shownView, words } from '../../support/shown-view.tsx'

const nothing = (): void => undefined

describe('what is told over the page', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) })
  afterEach(() => { vi.useRealTimers() })

  it('AS-CONST-07 is the last three notices, each until its six seconds are over', async () => {
    const store = openNotificationStore()
    const display = async (): Promise<string> => words(await shownView(
      <NotificationsView
        shown={store.shown.now()} label="Told" closeLabel="Close" onDismiss={nothing} onRead={nothing} onLeave={nothing}
      />,
    ))
    for (const text of ['Apfel', 'Birne', 'Clementine', 'Dattel']) store.notify({ tone: 'success', text })
    expect((await display()).match(/Apfel|Birne|Clementine|Dattel/g)).toEqual(['Birne', 'Clementine', 'Dattel'])
    vi.advanceTimersByTime(5999)
    expect((await display()).match(/Birne|Clementine|Dattel/g)).toHaveLength(3)
    vi.advanceTimersByTime(1)
    expect((await display()).match(/Birne|Clementine|Dattel/g)).toBeNull()
  })
})
