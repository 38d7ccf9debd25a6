import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import { makeCommerce } from '../../../../application/commerce/commerce.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import type { AccountId } from '../../../../domain/customer/account-id.ts'
import { AT, everyUseCase, openCommerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { signedIn } from '../../../support/signed-in.ts'
import { filledCart, usualCatalogue } from '../../../support/purchase.ts'
import { TRIES } from '../../../support/tries.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

const open = () => {
  const shop = openCommerce(usualCatalogue())
  const somebody = (): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory() })
  /** Anna on a device of her own. */
  const anna = async (): Promise<RequestContext> => {
    const visit = somebody()
    await value(shop.signUp(visit, ANNA))
    return visit
  }
  return { shop, somebody, anna }
}

describe('who asks', () => {
  it('is whoever the session says, and nobody where it does not matter', async () => {
    const { shop, somebody, anna } = open()
    const [guest, customer] = [somebody(), await anna()]
    expect((await value(shop.resolveCaller('visitor', guest))).owner).toBeUndefined()
    expect((await value(shop.resolveCaller('visitor', customer))).owner).toMatch(/^.+$/)
    expect(await value(shop.resolveCaller('anyone', customer))).not.toHaveProperty('owner')
  })

  it('is refused what only customers may ask: as a guest, after the session was closed, with one that ended', async () => {
    const { shop, somebody, anna } = open()
    const customer = await anna()
    expect(await value(shop.resolveCaller('customer', customer))).toHaveProperty('owner')
    expect(await refusal(shop.resolveCaller('customer', somebody()))).toEqual({ _tag: 'NotSignedIn' })
    const stolen = { ...somebody(), session: { ...sessionInMemory(), kept: customer.session.read } }
    const kept = customer.session.read()
    await value(shop.signOut(customer))
    expect(customer.session.read()).toBeUndefined()
    expect(await refusal(shop.resolveCaller('customer', { ...stolen, session: { ...stolen.session, read: () => kept } }))).toEqual({
      _tag: 'NotSignedIn',
    })
    const again = somebody()
    await value(shop.signIn(again, ANNA))
    shop.clock.set(new Date(shop.clock.now().getTime() + 400 * 24 * 3_600_000))
    expect(await refusal(shop.resolveCaller('customer', again))).toEqual({ _tag: 'NotSignedIn' })
  })
})

describe('signing in', () => {
  it('keeps a new session, closes the one from before, and takes the cart at hand over', async () => {
    const { shop, somebody, anna } = open()
    const phone = await anna()
    const before = phone.session.read()
    const cart = await filledCart(shop)
    const welcome = await value(shop.signIn(phone, ANNA, cart))
    expect(welcome).toMatchObject({ customer: { firstName: 'Anna' } })
    expect(welcome.cartToken).toBeDefined()
    expect(welcome.cartToken).not.toBe(cart)
    expect(phone.session.read()).not.toBe(before)
    const old = { ...somebody(), session: { ...sessionInMemory(), read: () => before } }
    expect((await value(shop.resolveCaller('visitor', old))).owner).toBeUndefined()
    expect(await value(shop.signIn(somebody(), ANNA))).toMatchObject({ cartToken: welcome.cartToken })
  })

  it('keeps nothing and takes nothing over when it is refused', async () => {
    const { shop, somebody, anna } = open()
    await anna()
    const stranger = somebody()
    const cart = await filledCart(shop)
    expect(await refusal(shop.signIn(stranger, { ...ANNA, password: 'not-hers-at-all' }, cart))).toEqual({ _tag: 'WrongCredentials' })
    expect(stranger.session.read()).toBeUndefined()
    expect(await value(shop.signIn(somebody(), ANNA))).not.toHaveProperty('cartToken')
  })

  it('I8 F-I02 slows down who tries one account from a thousand places; its owner’s own place and the letter stay open', async () => {
    const { shop, somebody, anna } = open()
    await anna()
    await value(shop.sendMails())
    const [, token = ''] = /\/confirm-email\/([\w-]+)/.exec(shop.mailer.sent()[0]?.text ?? '') ?? []
    await value(shop.verifyEmail(somebody(), { token, password: ANNA.password }))
    const wrong = (place: number) =>
      refusal(shop.signIn({ ...somebody(), from: `there ${place}` }, { ...ANNA, password: `wrong-one-${place}` }))
    const report: string[] = []
    for (let place = 0; place < TRIES.wrongPasswords; place += 1) report.push((await wrong(place))._tag)
    expect([report.lastIndexOf('WrongCredentials'), new Set(report.slice(20))]).toEqual([19, new Set(['TooManyAttempts'])])
    const elsewhere = { ...somebody(), from: 'a letter’s place' }
    await value(shop.sendLoginLink(elsewhere, { email: ANNA.email }))
    await value(shop.sendMails())
    const [, hash = ''] = /hash=([\w-]+)/.exec(shop.mailer.sent().at(-1)?.text ?? '') ?? []
    expect(
      await value(shop.exchangeLoginLinkHash(elsewhere, { hash, isConfirmed: true })),
    ).toMatchObject({ customer: { email: ANNA.email } })
    expect(await value(shop.signIn(somebody(), ANNA))).toMatchObject({ customer: { email: ANNA.email } })
    shop.clock.set(new Date(shop.clock.now().getTime() + 16 * 60_000))
    expect(await value(shop.signIn({ ...somebody(), from: 'a new place' }, ANNA))).toMatchObject({ customer: { email: ANNA.email } })
  })

  it('F-I02 stops who tries a list of accounts from one place', async () => {
    const { shop, somebody, anna } = open()
    await anna()
    const report: string[] = []
    for (let account = 0; account < 102; account += 1) {
      const listed = { email: `one${account}@example.ch`, password: 'wrong-one-1' }
      report.push((await refusal(shop.signIn({ ...somebody(), from: 'there' }, listed)))._tag)
    }
    expect(report.indexOf('TooManyAttempts')).toBe(100)
    expect(await value(shop.signIn(somebody(), ANNA))).toMatchObject({ customer: { firstName: 'Anna' } })
  })

  it('answers a guest without a cart without one', async () => {
    const { shop, somebody } = open()
    expect(await value(shop.signUp(somebody(), ANNA))).not.toHaveProperty('cartToken')
  })
})

describe('a new cart', () => {
  it('belongs to whoever is signed in, and to nobody else', async () => {
    const { shop, somebody, anna } = open()
    const { owner } = await value(shop.resolveCaller('customer', await anna()))
    await value(shop.createCart(AT))
    expect(await value(shop.signIn(somebody(), ANNA))).not.toHaveProperty('cartToken')
    const { token } = await value(shop.createCart({ ...AT, signedIn: await signedIn(shop.deps, owner) }))
    expect(await value(shop.signIn(somebody(), ANNA))).toMatchObject({ cartToken: token })
  })

  it('R3 that a session makes which has ended meanwhile names no account', async () => {
    const { shop, anna } = open()
    const { owner } = await value(shop.resolveCaller('customer', await anna()))
    const ended = await signedIn(shop.deps, owner)
    await value(shop.deps.ownSessions.endOthers(owner, { isRevoking: false }))
    const stored: (AccountId | undefined)[] = []
    const { carts } = shop.deps
    const { createCart } = everyUseCase(makeCommerce({
      ...shop.deps, carts: { ...carts, put: (cart) => { stored.push(cart.accountId); return carts.put(cart) } },
    }))
    expect(await refusal(createCart({ ...AT, signedIn: ended }))).toEqual({ _tag: 'NotSignedIn' })
    expect(stored).toEqual([undefined])
  })

  it('that a link hands over is the customer’s from then on', async () => {
    const { shop, somebody, anna } = open()
    const { owner } = await value(shop.resolveCaller('customer', await anna()))
    const link = await value(shop.createCartLink(await filledCart(shop)))
    const { token } = await value(shop.setCurrentCart({ link, by: await signedIn(shop.deps, owner) }))
    expect(await value(shop.signIn(somebody(), ANNA))).toMatchObject({ cartToken: token })
    const guests = await value(shop.setCurrentCart({ link }))
    expect(guests.token).not.toBe(token)
  })
})
