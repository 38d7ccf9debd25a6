import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { makeCartTokenKeeper } from '../../../../adapters/cookies/cart-token-keeper.ts'
import { requestCookies } from '../../../../adapters/cookies/request-cookies.ts'
import { makeRefererKeeper } from '../../../../adapters/cookies/referer-keeper.ts'
import { makeSignedInKeeper } from '../../../../adapters/cookies/signed-in-keeper.ts'
import { openCartQueue } from '../../../../application/storefront/cart/cart-queue.ts'
import { openCartStore } from '../../../../application/storefront/cart/cart-store.ts'
import { openIdentityStore } from '../../../../application/storefront/identity/identity-store.ts'
import { makeSignOut } from '../../../../application/storefront/identity/sign-out.ts'
import { makeWhoIsThere } from '../../../../application/storefront/identity/who-is-there.ts'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import type { Customer } from '../../../../domain/customer/customer.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { aLine } from '../../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../../support/builders/cart.ts'
import { made } from '../../../support/builders/made.ts'
import { value } from '../../../support/outcome.ts'

const ANNA: Customer = {
  accountId: made(makeAccountId('account-anna'.padEnd(22, '_'))),
  email: made(makeEmail('anna.keller@example.ch')),
  firstName: 'Anna',
  lastName: 'Keller',
}

const open = (profile: TE.TaskEither<Failure, Customer> = TE.right(ANNA), cookie = 'vsf-signed-in=1') => {
  const jar = requestCookies(cookie, { secure: true })
  const calls: string[] = []
  const unasked = () => TE.left<Failure>({ _tag: 'ServiceUnavailable' })
  const deps = {
    identities: {
      signIn: unasked,
      signUp: unasked,
      signOut: () => TE.fromIO(() => { calls.push('signOut') }),
      profile: (): TE.TaskEither<Failure, Customer> => () => {
        calls.push('profile')
        return profile()
      },
    },
    identityStore: openIdentityStore(),
    signedInKeeper: makeSignedInKeeper(jar),
    referer: makeRefererKeeper(jar),
    keeper: makeCartTokenKeeper(jar),
    store: openCartStore(),
    queue: openCartQueue(),
  }
  return { jar, calls, deps }
}

describe('signing out', () => {
  it('CC-COOKIE-03 clears the cart, the cookie of the cart and the cookie of the referer', async () => {
    const { jar, calls, deps } = open(undefined, `cart_id=${cartToken('1')}; vsf-referer=studio.example; vsf-signed-in=1; vsf-locale=fr`)
    deps.store.received(deps.store.asked(), aCart({ lines: [aLine()] }))
    await value(makeSignOut(deps)())
    expect(calls).toEqual(['signOut'])
    expect(deps.store.view().cart).toBeUndefined()
    expect(deps.keeper.kept()).toBeUndefined()
    expect(jar.changes().map((line) => /^[^=]+=[^;]*; Path=\/; Max-Age=0/.exec(line)?.[0].split('=')[0] ?? '').toSorted()).toEqual([
      'cart_id', 'vsf-referer', 'vsf-signed-in',
    ])
  })
})

describe('the profile', () => {
  it('CC-ROLE-03 is never asked for a guest, and once for a customer, however many want to know', async () => {
    const guest = open(undefined, '')
    expect(await value(makeWhoIsThere(guest.deps)())).toEqual({ _tag: 'Guest' })
    expect(guest.calls).toEqual([])

    const customer = open()
    const who = makeWhoIsThere(customer.deps)
    expect(customer.deps.identityStore.identity()).toBeUndefined()
    const answers = await Promise.all([value(who()), value(who()), value(who())])
    expect(answers.map((one) => one._tag)).toEqual(['SignedIn', 'SignedIn', 'SignedIn'])
    await value(who())
    expect(customer.calls).toEqual(['profile'])
  })

  it('makes a guest of somebody whose session ended, and forgets the mark', async () => {
    const { jar, deps } = open(TE.left({ _tag: 'NotSignedIn' }))
    expect(await value(makeWhoIsThere(deps)())).toEqual({ _tag: 'Guest' })
    expect(jar.changes()).toHaveLength(1)
    expect(deps.signedInKeeper.isKept()).toBe(false)
  })
})
