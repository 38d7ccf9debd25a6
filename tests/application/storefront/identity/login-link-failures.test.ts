import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeExchangeLoginLink } from '../../../../application/storefront/identity/exchange-login-link.ts'
import { makeFindLoginTarget } from '../../../../application/storefront/identity/find-login-target.ts'
import { makeHashLogin } from '../../../../application/storefront/identity/hash-login.ts'
import { makeSendLoginLink } from '../../../../application/storefront/identity/send-login-link.ts'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { openIdentityStore } from '../../../../application/storefront/identity/identity-store.ts'
import { NO_METHODS } from '../../../../domain/identity/revocable-methods.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { openHeadlessShop } from '../../../../adapters/composition/headless/open-headless-shop.ts'
import { fakeShop } from '../../../support/fake-shop.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { openPurchaseTraces } from '../../../support/purchase-traces.ts'

const silent = (_tag: 'ServiceUnavailable' | 'InvalidEmail' = 'ServiceUnavailable') => () => TE.left({ _tag } as Failure)

const open = (failure: () => TE.TaskEither<Failure, never> = silent()) => {
  const logged: string[] = []
  const storedLinks: string[] = []
  const deps = {
    shop: fakeShop({
      identity: {
        exchangeLoginLinkHash: failure, sendLoginLink: failure,
        readEmailLink: () => TE.right({ maskedEmail: 'a•••@example.ch', isSameBrowser: true, isOwn: false, revocable: NO_METHODS }),
      },
    }),
    keeper: { read: () => undefined, store: () => {}, clear: () => {} },
    loginLinks: { read: () => undefined, store: (email: string) => { storedLinks.push(email) }, clear: () => {} },
    store: openCartStore(),
    queue: openCartQueue(),
    traces: openPurchaseTraces(),
    identityStore: openIdentityStore(),
    tracker: { track: () => true, clear: () => {} },
    origin: { store: () => {}, clearUid: () => {} },
    log: { warn: (what: string) => { logged.push(what) } },
  }
  return { deps, logged, storedLinks }
}

describe('a login link that goes wrong', () => {
  it('AS-ERRCAT-17 is only logged if it was not sent; an invalid address is rejected', async () => {
    const { deps, logged, storedLinks } = open()
    await value(makeSendLoginLink(deps)({ email: 'anna@example.ch' }))
    expect([logged.length, storedLinks]).toEqual([1, []])
    const typed = open(silent('InvalidEmail'))
    expect((await refusal(makeSendLoginLink(typed.deps)({ email: 'x' })))._tag).toBe('InvalidEmail')
    expect(typed.logged).toEqual([])
  })

  it('AS-HASH-12 is logged once if it was not exchanged, and its visitor is redirected', async () => {
    const { deps, logged } = open()
    const login = makeHashLogin({
      shop: deps.shop,
      log: deps.log,
      exchange: makeExchangeLoginLink(deps),
      signOut: silent() as never,
      loadCart: () => TE.right(undefined),
      store: deps.store,
      signedInKeeper: { isSet: () => true, endsAt: () => undefined, clear: () => {} },
      referer: { read: () => undefined, store: () => {}, clear: () => {} },
    })
    expect(await value(login({ pathname: '/c/x', search: '?hash=h' }))).toEqual({ _tag: 'Dead', target: '/c/x' })
    expect(logged).toHaveLength(1)
  })

  it('AS-HASH-15 with an invalid url is logged once, and the url is tried as a path of the shop', async () => {
    const { deps: { log }, logged } = open()
    const find = makeFindLoginTarget({ shop: openHeadlessShop().ports.register.settings('iris'), log })
    expect((await value(find('not a url', 'fr'))).to).toBe('/fr/')
    expect(logged).toHaveLength(1)
    expect((await value(find('/c/lens?uid=1&a=1', 'de'))).to).toBe('/c/lens?a=1')
    expect(logged).toHaveLength(1)
  })
})
