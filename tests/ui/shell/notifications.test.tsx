import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNotificationStore } from '../../../application/storefront/notice/notification-store.ts'
import { NotificationsView } from '../../../ui/notice/NotificationsView.tsx'
import { renderedView, words } from '../../support/render-view.tsx'

const nothing = (): void => undefined

describe('the notifications', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) })
  afterEach(() => { vi.useRealTimers() })

  it('AS-CONST-07 are the last three, each for six seconds', async () => {
    const store = openNotificationStore()
    const display = async (): Promise<string> => words(await renderedView(
      <NotificationsView
        notices={store.notices.now()} label="Told" closeLabel="Close" onDismiss={nothing} onRead={nothing} onLeave={nothing}
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
