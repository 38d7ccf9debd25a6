import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNotificationStore } from '../../../../application/storefront/notice/notification-store.ts'
import type { NotificationStore } from '../../../../application/storefront/notice/notification-store.ts'

const texts = (store: NotificationStore): readonly string[] => store.notices.now().map(({ content }) => content.text)
const notify = (store: NotificationStore, text: string): number => store.notify({ tone: 'success', text })

describe('notices over the page', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('AS-NOTIF-01 are three at most, the oldest is removed', () => {
    const store = openNotificationStore()
    for (const text of ['A', 'B', 'C', 'D']) notify(store, text)
    expect(texts(store)).toEqual(['B', 'C', 'D'])
  })

  it('AS-NOTIF-02 disappear after six seconds unless they are persistent', () => {
    const store = openNotificationStore()
    notify(store, 'added')
    store.notify({ tone: 'info', text: 'offline' }, { isPersistent: true })
    vi.advanceTimersByTime(5999)
    expect(texts(store)).toEqual(['added', 'offline'])
    vi.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['offline'])
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['offline'])
  })

  it('of an error stay until they are closed', () => {
    const store = openNotificationStore()
    const id = store.notify({ tone: 'danger', text: 'failed' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['failed'])
    store.dismiss(id)
    expect(texts(store)).toEqual([])
  })

  it('F-S01 disappear when their action is retried, and only those', () => {
    const store = openNotificationStore()
    store.notify({ tone: 'danger', text: 'no such voucher' }, { source: 'coupon' })
    store.notify({ tone: 'danger', text: 'no such card' }, { source: 'miles' })
    store.withdraw('coupon')
    expect(texts(store)).toEqual(['no such card'])
    store.notify({ tone: 'success', text: 'voucher taken' }, { source: 'coupon' })
    store.withdraw('coupon')
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['no such card'])
  })

  it('wait while they are being read', () => {
    const store = openNotificationStore()
    notify(store, 'added')
    vi.advanceTimersByTime(5000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['added'])
    store.resume()
    vi.advanceTimersByTime(6000)
    expect(texts(store)).toEqual([])
  })
})
