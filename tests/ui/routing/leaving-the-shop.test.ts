import { afterEach, describe, expect, it, vi } from 'vitest'
import { redirectAway } from '../../../ui/binding/redirect-away.ts'

const away = 'https://pay.example/1'
const wayBack = '/checkout/thank-you/T'

const openWindow = (pathname: string) => {
  const listeners: ((event: { readonly persisted: boolean }) => void)[] = []
  const page = {
    history: { state: { idx: 3 }, replaceState: vi.fn<(state: unknown, unused: string, url: string) => void>() },
    location: { pathname, reload: vi.fn<() => void>() },
    scrollTo: vi.fn<(left: number, top: number) => void>(),
    addEventListener: (_name: string, listener: (typeof listeners)[number]) => { listeners.push(listener) },
  }
  vi.stubGlobal('window', page)
  return { ...page, show: (persisted: boolean) => { for (const listener of listeners) listener({ persisted }) } }
}

afterEach(() => { vi.unstubAllGlobals() })

describe('leaving for the page of another site', () => {
  it('replaces the page in the history by the order, for the way back', () => {
    const { history, scrollTo } = openWindow('/checkout/payment')
    const response = redirectAway(away, wayBack)
    expect(
      [response.status, response.headers.get('location'), response.headers.get('x-remix-reload-document')],
    ).toEqual([302, away, 'true'])
    expect(history.replaceState.mock.calls).toEqual([[{ idx: 3 }, '', wayBack]])
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('only navigates if there is no history', () => {
    expect(redirectAway(away, wayBack).headers.get('location')).toBe(away)
  })
})

describe('a page restored by the browser', () => {
  it('is requested again when its address was changed on leaving, and stays otherwise', () => {
    const page = openWindow('/checkout/payment')
    page.show(true)
    redirectAway(away, wayBack)
    page.show(false)
    expect(page.location.reload).not.toHaveBeenCalled()
    page.show(true)
    expect(page.location.reload).toHaveBeenCalledOnce()
  })
})
