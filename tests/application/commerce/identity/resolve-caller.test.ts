import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import type { AccountId } from '../../../../domain/customer/account-id.ts'
import { AT, everyUseCase, openCommerce, GUEST, signedInCaller } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { signedIn } from '../../../support/signed-in.ts'
import { filledCart, usualCatalogue } from '../../../support/purchase.ts'
import { TRIES } from '../../../support/repetitions.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

const open = () => {
  const shop = openCommerce(usualCatalogue())
  const newCaller = (): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from: 'here', session: sessionInMemory() })
  /** Anna on her own device. */
  const anna = async (): Promise<RequestContext> => {
    const visit = newCaller()
    await value(shop.signUp(visit, { registration: ANNA }))
    return visit
  }
  return { shop, newCaller, anna }
}

describe('the caller', () => {
  it('is the customer of the session, and may be absent if it does not matter', async () => {
    const { shop, newCaller, anna } = open()
    const [guest, customer] = [newCaller(), await anna()]
    expect((await value(shop.resolveCaller('visitor', guest))).owner).toBeUndefined()
    expect((await value(shop.resolveCaller('visitor', customer))).owner).toMatch(/^.+$/)
    expect(await value(shop.resolveCaller('anyone', customer))).not.toHaveProperty('owner')
  })

  it('is rejected by operations for customers only: as a guest, after the session was closed, with an expired one', async () => {
    const { shop, newCaller, anna } = open()
    const customer = await anna()
    expect(await value(shop.resolveCaller('customer', customer))).toHaveProperty('owner')
    expect(await refusal(shop.resolveCaller('customer', newCaller()))).toEqual({ _tag: 'NotSignedIn' })
    const stolen = { ...newCaller(), session: { ...sessionInMemory(), kept: customer.session.read } }
    const token = customer.session.read()
    await value(shop.signOut(customer, {}))
    expect(customer.session.read()).toBeUndefined()
    expect(await refusal(shop.resolveCaller('customer', { ...stolen, session: { ...stolen.session, read: () => token } }))).toEqual({
      _tag: 'NotSignedIn',
    })
    const again = newCaller()
    await value(shop.signIn(again, { credentials: ANNA }))
    shop.clock.set(new Date(shop.clock.now().getTime() + 400 * 24 * 3_600_000))
    expect(await refusal(shop.resolveCaller('customer', again))).toEqual({ _tag: 'NotSignedIn' })
  })
})

describe('signing in', () => {
  it('stores a new session, closes the previous one, and takes over the current cart', async () => {
    const { shop, newCaller, anna } = open()
    const phone = await anna()
    const before = phone.session.read()
    const cart = await filledCart(shop)
    const welcome = await value(shop.signIn(phone, { credentials: ANNA, cart }))
    expect(welcome).toMatchObject({ customer: { firstName: 'Anna' } })
    expect(welcome.cartToken).toBeDefined()
    expect(welcome.cartToken).not.toBe(cart)
    expect(phone.session.read()).not.toBe(before)
    const old = { ...newCaller(), session: { ...sessionInMemory(), read: () => before } }
    expect((await value(shop.resolveCaller('visitor', old))).owner).toBeUndefined()
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).toMatchObject({ cartToken: welcome.cartToken })
  })

  it('stores nothing and takes nothing over when it is rejected', async () => {
    const { shop, newCaller, anna } = open()
    await anna()
    const stranger = newCaller()
    const cart = await filledCart(shop)
    expect(await refusal(shop.signIn(stranger, { credentials: { ...ANNA, password: 'not-hers-at-all' }, cart })))
      .toEqual({ _tag: 'WrongCredentials' })
    expect(stranger.session.read()).toBeUndefined()
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).not.toHaveProperty('cartToken')
  })

  it('I8 F-I02 slows down attempts on one account from a thousand networks; its owner’s network and the link still work', async () => {
    const { shop, newCaller, anna } = open()
    await anna()
    await value(shop.sendMails())
    const [, token = ''] = /\/confirm-email\/([\w-]+)/.exec(shop.mailer.sent()[0]?.text ?? '') ?? []
    await value(shop.verifyEmail(newCaller(), { answer: { token, password: ANNA.password } }))
    const wrong = (place: number) =>
      refusal(shop.signIn({ ...newCaller(), from: `there ${place}` }, { credentials: { ...ANNA, password: `wrong-one-${place}` } }))
    const tags: string[] = []
    for (let place = 0; place < TRIES.wrongPasswords; place += 1) tags.push((await wrong(place))._tag)
    expect([tags.lastIndexOf('WrongCredentials'), new Set(tags.slice(20))]).toEqual([19, new Set(['TooManyAttempts'])])
    const linkReader = { ...newCaller(), from: 'the network of the link’s reader' }
    await value(shop.sendLoginLink(linkReader, { email: ANNA.email }))
    await value(shop.sendMails())
    const [, hash = ''] = /hash=([\w-]+)/.exec(shop.mailer.sent().at(-1)?.text ?? '') ?? []
    expect(
      await value(shop.exchangeLoginLinkHash(linkReader, { hash, isConfirmed: true })),
    ).toMatchObject({ customer: { email: ANNA.email } })
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).toMatchObject({ customer: { email: ANNA.email } })
    shop.clock.set(new Date(shop.clock.now().getTime() + 16 * 60_000))
    expect(await value(shop.signIn({ ...newCaller(), from: 'a new place' }, { credentials: ANNA })))
      .toMatchObject({ customer: { email: ANNA.email } })
  })

  it('F-I02 blocks attempts on a list of accounts from one network', async () => {
    const { shop, newCaller, anna } = open()
    await anna()
    const tags: string[] = []
    for (let account = 0; account < 102; account += 1) {
      const listed = { email: `one${account}@example.ch`, password: 'wrong-one-1' }
      tags.push((await refusal(shop.signIn({ ...newCaller(), from: 'there' }, { credentials: listed })))._tag)
    }
    expect(tags.indexOf('TooManyAttempts')).toBe(100)
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).toMatchObject({ customer: { firstName: 'Anna' } })
  })

  it('returns no cart to a guest without one', async () => {
    const { shop, newCaller } = open()
    expect(await value(shop.signUp(newCaller(), { registration: ANNA }))).not.toHaveProperty('cartToken')
  })
})

describe('a new cart', () => {
  it('belongs to the signed-in customer, and to no one else', async () => {
    const { shop, newCaller, anna } = open()
    const { owner } = await value(shop.resolveCaller('customer', await anna()))
    await value(shop.createCart(GUEST, {}))
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).not.toHaveProperty('cartToken')
    const { token } = await value(shop.createCart(signedInCaller(await signedIn(shop.deps, owner)), {}))
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).toMatchObject({ cartToken: token })
  })

  it('R3 created by a session that has ended meanwhile belongs to no account', async () => {
    const { shop, anna } = open()
    const { owner } = await value(shop.resolveCaller('customer', await anna()))
    const ended = await signedIn(shop.deps, owner)
    await value(shop.deps.ownSessions.endOthers(owner, { isRevoking: false }))
    const stored: (AccountId | undefined)[] = []
    const { carts } = shop.deps
    const { createCart } = everyUseCase({
      ...shop.deps, carts: { ...carts, put: (cart) => { stored.push(cart.accountId); return carts.put(cart) } },
    })
    expect(await refusal(createCart(signedInCaller(ended), {}))).toEqual({ _tag: 'NotSignedIn' })
    expect(stored).toEqual([undefined])
  })

  it('restored by a link belongs to the customer from then on', async () => {
    const { shop, newCaller, anna } = open()
    const { owner } = await value(shop.resolveCaller('customer', await anna()))
    const link = await value(shop.createCartLink(GUEST, { token: await filledCart(shop) }))
    const { token } = await value(shop.setCurrentCart(signedInCaller(await signedIn(shop.deps, owner)), { link }))
    expect(await value(shop.signIn(newCaller(), { credentials: ANNA }))).toMatchObject({ cartToken: token })
    const guests = await value(shop.setCurrentCart(GUEST, { link }))
    expect(guests.token).not.toBe(token)
  })
})
