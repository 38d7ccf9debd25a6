import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadForMissingCode } from '../../../ui/binding/reload-for-missing-code.ts'

const AT = 1_700_000_000_000

type Typed = { readonly type: string; readonly value: string; readonly closest: () => null }

/** A page in a tab, with input, and a shop that responds or not. */
const openTab = (respond: () => Promise<{ readonly status: number }>, typed: readonly Typed[] = []) => {
  const stored = new Map<string, string>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal('document', { querySelectorAll: () => typed })
  vi.stubGlobal('location', { href: 'https://shop.test/c/lens', reload })
  vi.stubGlobal('fetch', vi.fn(respond))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => { stored.set(key, value) },
  })
  return {
    reload,
    failAt: async (second: number): Promise<number> => {
      vi.setSystemTime(AT + second * 1000)
      await reloadForMissingCode()
      return reload.mock.calls.length
    },
  }
}

describe('code that fails to load', () => {
  beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }) })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('AS-CHUNK-01 reloads the page, at most once a minute', async () => {
    const tab = openTab(() => Promise.resolve({ status: 200 }))
    const reloads: number[] = []
    for (const second of [0, 59, 60, 61, 119, 120]) reloads.push(await tab.failAt(second))
    expect(reloads).toEqual([1, 1, 2, 2, 2, 3])
  })

  it('AS-CHUNK-01 leaves the page unchanged if the server is unreachable, and if input would be lost', async () => {
    expect(await openTab(() => Promise.reject(new Error('offline'))).failAt(0)).toBe(0)
    expect(await openTab(() => Promise.resolve({ status: 503 })).failAt(0)).toBe(0)
    const password: Typed = { type: 'password', value: 'geheim', closest: () => null }
    expect(await openTab(() => Promise.resolve({ status: 200 }), [password]).failAt(0)).toBe(0)
  })
})
