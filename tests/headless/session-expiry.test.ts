import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { NoticeExpiry } from '../../application/storefront/identity/notice-expiry.ts'
import { SignedInKeeper } from '../../application/storefront/visit/signed-in-keeper.port.ts'
import { value } from '../support/outcome.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

/** A visitor whose page reloads are recorded; `fails` is a browser that refuses them. */
const open = ({ fails = false, now = (asIs: Date) => asIs } = {}) => {
  const shop = openHeadlessShop()
  const [reloads, warnings, done]: [string[], string[], Set<string>] = [[], [], new Set()]
  const visitor = shop.visitor({
    now: () => now(shop.clock.now()),
    log: { warn: (what) => { warnings.push(what) } },
    pageReload: {
      isDoneFor: (reason) => done.has(reason),
      reloadFor: (reason) => {
        done.add(reason)
        if (fails) throw new Error('Not now')
        reloads.push(reason)
      },
    },
  })
  const look = async (wouldLose = () => false): Promise<number> => {
    await value(visitor.injector.get(NoticeExpiry)(wouldLose))
    return reloads.length
  }
  return { shop, visitor, look, warnings, done }
}

const who = ({ injector }: Visitor) => injector.get(CurrentIdentity).now()?._tag
const endOf = ({ injector }: Visitor): Date => injector.get(SignedInKeeper).endsAt() ?? new Date(0)

describe('the end of a session', () => {
  it('AS-AUTH-22 S22 is detected from its exact time on, removes the session and reloads the page, once', async () => {
    const { shop, visitor, look } = open()
    await visitor.signUp(ANNA)
    const end = endOf(visitor)
    expect(end.getTime() - shop.clock.now().getTime()).toBe(30 * 24 * 3600 * 1000)
    shop.clock.set(new Date(end.getTime() - 1))
    expect(await look()).toBe(0)
    expect(who(visitor)).toBe('SignedIn')
    shop.clock.set(end)
    expect(await look()).toBe(1)
    expect(who(visitor)).toBe('Guest')
    expect(visitor.injector.get(SignedInKeeper).isSet()).toBe(false)
    shop.clock.advance(1)
    expect(await look()).toBe(1)
  })

  it('AS-AUTH-22 is detected later as well, once for each session, and never for a guest', async () => {
    const { shop, visitor, look } = open()
    shop.clock.advance(40 * 24 * 3600 * 1000)
    expect(await look()).toBe(0)
    await visitor.signUp(ANNA)
    for (const times of [1, 2]) {
      shop.clock.set(new Date(endOf(visitor).getTime() + 1))
      expect(await look()).toBe(times)
      await visitor.signIn(ANNA)
    }
  })

  it('AS-AUTH-22 reloads a page only once for each session, even if it returns with its marker', async () => {
    const { shop, visitor, look, done } = open()
    await visitor.signUp(ANNA)
    done.add(`session ${endOf(visitor).getTime()}`)
    shop.clock.set(endOf(visitor))
    expect(await look()).toBe(0)
    expect(who(visitor)).toBe('Guest')
  })

  it('AS-AUTH-22 does not reload a page with unsaved input, also when it is typed while the shop responds', async () => {
    const { shop, visitor, look } = open()
    await visitor.signUp(ANNA)
    shop.clock.set(endOf(visitor))
    expect(await look(() => true)).toBe(0)
    expect(who(visitor)).toBe('SignedIn')
    const typedMeanwhile = [false, true]
    expect(await look(() => typedMeanwhile.shift() ?? true)).toBe(0)
    expect(who(visitor)).toBe('Guest')
  })

  it('S22 is decided by the shop: a device with a fast clock keeps its session', async () => {
    let ahead = 0
    const { shop, visitor, look } = open({ now: (now) => new Date(now.getTime() + ahead) })
    await visitor.signUp(ANNA)
    shop.clock.set(new Date(endOf(visitor).getTime() - 60_000))
    ahead = 120_000
    expect(await look()).toBe(0)
    expect([who(visitor), visitor.injector.get(SignedInKeeper).isSet()]).toEqual(['SignedIn', true])
  })

  it('AS-AUTH-23 writes one log line if the page cannot be reloaded, which continues as a guest’s', async () => {
    const { shop, visitor, look, warnings } = open({ fails: true })
    await visitor.signUp(ANNA)
    shop.clock.set(endOf(visitor))
    await look()
    await look()
    expect(warnings).toEqual(['The page was not reloaded after its session'])
    expect(who(visitor)).toBe('Guest')
    await visitor.signIn(ANNA)
    expect(who(visitor)).toBe('SignedIn')
  })
})
