import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deferredInjector } from '../../../adapters/composition/browser/deferred-injector.ts'
import { openInitialState } from '../../../adapters/composition/initial-state.ts'
import { CurrentCart } from '../../../application/storefront/cart/current-cart-signal.ts'
import { CurrentIdentity } from '../../../application/storefront/identity/current-identity.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { readModules } from '../../architecture/imports.ts'

const ROOT = join(import.meta.dirname, '../../..')

const initialState = (token?: string, isSignedIn = false) =>
  openInitialState({
    shop: someSettings(),
    keeper: { read: () => (token === undefined ? undefined : cartToken(token)), store: () => undefined, clear: () => undefined },
    today: () => '2026-03-02',
    campaigns: { store: () => undefined },
    signedInKeeper: { isSet: () => isSignedIn, endsAt: () => undefined, clear: () => undefined },
  })

const BOUND = /\b(?:offer|bind)\((\w+),/g
const INJECTIONS = /(?:useInjected|injector\.get|\.get\(injectorContext\)\.get)\(([A-Z]\w+)\)/g

const named = (pattern: RegExp, code: string): readonly string[] => [...code.matchAll(pattern)].flatMap(([, name]) => name ?? [])

describe('the initial dependencies of the browser', () => {
  it('are, with the use cases, all that the interface requests', () => {
    const offered = readModules(ROOT, ['adapters/composition/storefront']).flatMap(({ code }) => named(BOUND, code))
    const injectedNames = readModules(ROOT, ['ui']).flatMap(({ code }) => named(INJECTIONS, code))
    const there = new Set([...offered, 'Shop', ...[...initialState().keys()].map(({ description }) => description)])
    expect(injectedNames.length).toBeGreaterThan(60)
    expect(injectedNames.filter((name) => !there.has(name))).toEqual([])
  })

  it('know without a request that there is no cart and no customer, if the device stores neither', () => {
    const now = (device: ReturnType<typeof initialState>) => {
      const { get } = deferredInjector(device, () => Promise.reject(new Error('Nothing is brought')))
      return [get(CurrentCart).now(), get(CurrentIdentity).now()]
    }
    expect(now(initialState())).toEqual([{ cart: undefined, waiting: false, ready: true }, { _tag: 'Guest' }])
    expect(now(initialState('1', true))).toEqual([{ cart: undefined, waiting: false, ready: false }, undefined])
  })
})
