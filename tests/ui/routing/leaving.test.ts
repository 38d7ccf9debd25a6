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

describe('leaving for the page of another shop', () => {
  it('leaves the order behind as the way back, in the place of the page that was left', () => {
    const { history, scrollTo } = openWindow('/checkout/payment')
    const response = redirectAway(away, wayBack)
    expect(
      [response.status, response.headers.get('location'), response.headers.get('x-remix-reload-document')],
    ).toEqual([302, away, 'true'])
    expect(history.replaceState.mock.calls).toEqual([[{ idx: 3 }, '', wayBack]])
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('only leads away where there is no browser', () => {
    expect(redirectAway(away, wayBack).headers.get('location')).toBe(away)
  })
})

describe('a page that is shown again as it was left', () => {
  it('is asked for anew when its address was changed in leaving, and stays otherwise', () => {
    const page = openWindow('/checkout/payment')
    page.show(true)
    redirectAway(away, wayBack)
    page.show(false)
    expect(page.location.reload).not.toHaveBeenCalled()
    page.show(true)
    expect(page.location.reload).toHaveBeenCalledOnce()
  })
})
