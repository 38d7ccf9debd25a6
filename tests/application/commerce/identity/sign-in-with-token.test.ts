import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import { makeSessionToken } from '../../../../domain/identity/session.ts'
import { made } from '../../../support/builders/made.ts'
import { aSession } from '../../../support/builders/session.ts'
import { AT, openCommerce, type Commerce, customer } from '../../../support/commerce.ts'
import { anIdentity } from '../../../support/firebase/fake-id-tokens.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, usualCatalogue } from '../../../support/purchase.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const HOUR = 3_600_000

const open = () => openCommerce(usualCatalogue())
const visit = (from = 'here'): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory() })
const owned = async (shop: Commerce, at: RequestContext) => (await value(shop.resolveCaller('customer', at))).owner
const customerAt = (shop: Commerce, at: RequestContext) => value(shop.resolveCaller('customer', at))
const tokenOf = (shop: Commerce, stated: Parameters<typeof anIdentity>[0] = {}, age = 0) =>
  shop.written.token(shop.clock.now(), anIdentity(stated), age)
const mailsTo = async (shop: Commerce, email: string) => {
  await value(shop.sendMails())
  return shop.mailer.sent().filter(({ to }) => to === email)
}
const proven = async (shop: Commerce) => {
  const at = visit()
  const { customer } = await value(shop.signUp(at, { registration: ANNA }))
  const [mail] = await mailsTo(shop, ANNA.email)
  const token = /\/confirm-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await value(shop.verifyEmail(at, { answer: { token, password: ANNA.password } }))
  return { at, accountId: customer.accountId }
}

describe('sign-in with a provider', () => {
  it('AS-AUTH-01 opens the same account by password, by login link and by a provider, each with a session', async () => {
    const shop = open()
    const { accountId } = await proven(shop)
    const [byPassword, byLink, byProvider] = [visit('a'), visit('b'), visit('c')]
    await value(shop.signIn(byPassword, { credentials: ANNA }))
    await value(shop.sendLoginLink(byLink, { email: ANNA.email }))
    const mail = (await mailsTo(shop, ANNA.email)).findLast(({ text }) => text.includes('/authenticate'))
    await value(shop.exchangeLoginLinkHash(byLink, { hash: /hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '', isConfirmed: false }))
    await value(shop.signInWithIdToken(byProvider, { token: tokenOf(shop) }))
    expect([await owned(shop, byPassword), await owned(shop, byLink), await owned(shop, byProvider)])
      .toEqual([accountId, accountId, accountId])
  })

  it('S10 links the account of an e-mail address that both verified, notifies its owner, and is accepted from then on', async () => {
    const shop = open()
    const { accountId } = await proven(shop)
    expect((await value(shop.signInWithIdToken(visit(), { token: tokenOf(shop) })))?.customer.accountId).toBe(accountId)
    const mails = (await mailsTo(shop, ANNA.email)).filter(({ text }) => text.includes('Google'))
    expect(mails).toHaveLength(1)
    const moved = tokenOf(shop, { email: made(makeEmail('elsewhere@example.ch')), isEmailVouched: false })
    expect((await value(shop.signInWithIdToken(visit(), { token: moved })))?.customer.accountId).toBe(accountId)
    expect((await mailsTo(shop, ANNA.email)).filter(({ text }) => text.includes('Google'))).toHaveLength(1)
  })

  it('S10 S20 requires a password or link once if the e-mail address is not verified, with an account or without', async () => {
    const withOwner = open()
    await proven(withOwner)
    const withClaim = open()
    await value(withClaim.signUp(visit(), { registration: ANNA }))
    const empty = open()
    const [unvouched, vouched] = [{ isEmailVouched: false }, {}]
    for (const [shop, stated] of [[withOwner, unvouched], [withClaim, unvouched], [withClaim, vouched], [empty, unvouched]] as const) {
      const at = visit('there')
      expect(await refusal(shop.signInWithIdToken(at, { token: tokenOf(shop, stated) }))).toEqual({ _tag: 'SignInFirst' })
      expect(at.session.read()).toBeUndefined()
    }
    const { email: _none, ...withoutEmail } = anIdentity({ isEmailVouched: false })
    expect(await refusal(empty.signInWithIdToken(visit(), { token: empty.written.token(empty.clock.now(), withoutEmail) })))
      .toEqual({ _tag: 'SignInFirst' })
  })

  it('creates an account for a verified identity of the provider, with the current cart, verified and without a password', async () => {
    const shop = open()
    const at = visit()
    const cart = await filledCart(shop)
    const welcome = await value(shop.signInWithIdToken(at, { token: tokenOf(shop), cart }))
    expect(welcome?.customer).toMatchObject({ email: ANNA.email, firstName: 'Anna', lastName: 'Keller', isVerified: true })
    expect(welcome?.cartToken).toBeDefined()
    expect(welcome?.cartToken).not.toBe(cart)
    expect(await refusal(shop.signIn(visit(), { credentials: ANNA }))).toEqual({ _tag: 'WrongCredentials' })
    expect(await mailsTo(shop, ANNA.email)).toEqual([])
    const again = await value(shop.signInWithIdToken(visit(), { token: tokenOf(shop) }))
    expect(again?.customer.accountId).toBe(welcome?.customer.accountId)
  })

  it('creates one account for many simultaneous requests, and none without both names', async () => {
    const shop = open()
    const [first = tokenOf(shop), ...more] = [1, 2, 3, 4].map(() => tokenOf(shop))
    const all = await Promise.all([first, ...more].map((token) => value(shop.signInWithIdToken(visit(token), { token }))))
    expect(new Set(all.map((one) => one?.customer.accountId)).size).toBe(1)
    const { lastName: _last, ...short } = anIdentity({ subject: 'other', email: made(makeEmail('cher@example.ch')) })
    expect(await refusal(shop.signInWithIdToken(visit(), { token: shop.written.token(shop.clock.now(), short) })))
      .toMatchObject({ _tag: 'InvalidNames' })
  })

  it('AS-AUTH-09 AS-AUTH-10 S9 signs no one in with an empty token, and no one out', async () => {
    const shop = open()
    const { at, accountId } = await proven(shop)
    const stranger = visit()
    expect(await value(shop.signInWithIdToken(stranger, { token: '' }))).toBeUndefined()
    expect(stranger.session.read()).toBeUndefined()
    expect(await value(shop.signInWithIdToken(at, { token: '' }))).toBeUndefined()
    expect(await owned(shop, at)).toBe(accountId)
  })

  it('I5 AS-AUTH-10 AS-CALL-07 rejects a token that is invalid, was used, or is from a sign-in of long ago', async () => {
    const shop = open()
    await proven(shop)
    const used = tokenOf(shop)
    await value(shop.signInWithIdToken(visit(), { token: used }))
    for (const token of ['forged', used, tokenOf(shop, {}, HOUR + 1), tokenOf(shop, {}, -60_000)]) {
      const at = visit(token)
      expect(await refusal(shop.signInWithIdToken(at, { token }))).toEqual({ _tag: 'InvalidIdToken' })
      expect(at.session.read()).toBeUndefined()
    }
    expect((await value(shop.signInWithIdToken(visit(), { token: tokenOf(shop, {}, HOUR) })))?.customer.email).toBe(ANNA.email)
    for (let count = 0; count < 60; count += 1) await refusal(shop.signInWithIdToken(visit('one place'), { token: 'guess' }))
    expect(await refusal(shop.signInWithIdToken(visit('one place'), { token: tokenOf(shop) }))).toMatchObject({ _tag: 'TooManyAttempts' })
  })
})

describe('the providers of an account', () => {
  it('S10 are linked by a signed-in customer, can sign in from then on, and their owner is notified', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signUp(at, { registration: ANNA }))
    const caller = await customerAt(shop, at)
    const unvouched = { provider: 'facebook', subject: 'f-1', isEmailVouched: false } as const
    expect(await refusal(shop.signInWithIdToken(visit(), { token: tokenOf(shop, unvouched) }))).toEqual({ _tag: 'SignInFirst' })
    expect(await value(shop.linkIdentity(caller, { token: tokenOf(shop, unvouched) }))).toEqual(['facebook'])
    expect((await value(shop.signInWithIdToken(visit(), { token: tokenOf(shop, unvouched) })))?.customer.accountId).toBe(caller.owner)
    expect((await mailsTo(shop, ANNA.email)).filter(({ text }) => text.includes('Facebook'))).toHaveLength(1)
    expect(await refusal(shop.linkIdentity(caller, { token: 'forged' }))).toEqual({ _tag: 'InvalidIdToken' })
  })

  it('S10 are not linked with a used token, nor when they belong to another account', async () => {
    const shop = open()
    await proven(shop)
    const used = tokenOf(shop)
    await value(shop.signInWithIdToken(visit(), { token: used }))
    const attacker = visit()
    await value(shop.signUp(attacker, { registration: { ...ANNA, email: 'thief@example.ch' } }))
    const caller = await customerAt(shop, attacker)
    expect(await refusal(shop.linkIdentity(caller, { token: used }))).toEqual({ _tag: 'InvalidIdToken' })
    expect(await refusal(shop.linkIdentity(caller, { token: tokenOf(shop) }))).toEqual({ _tag: 'IdentityOfAnother' })
    expect(await value(shop.listIdentities(customer(caller.owner), {}))).toEqual([])
  })

  it('H-S06 are neither linked nor removed in an unattended session: the customer signs in again first', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signInWithIdToken(at, { token: tokenOf(shop) }))
    const caller = await customerAt(shop, at)
    const apple = { provider: 'apple', subject: 'a-1', isEmailVouched: false } as const
    shop.clock.set(new Date(shop.clock.now().getTime() + 15 * 60_000))
    expect(await refusal(shop.linkIdentity(caller, { token: tokenOf(shop, apple) }))).toEqual({ _tag: 'SignInAgain' })
    expect(await refusal(shop.unlinkIdentity(caller, { provider: 'google' }))).toEqual({ _tag: 'SignInAgain' })
    expect(await value(shop.listIdentities(customer(caller.owner), {}))).toEqual(['google'])
    await value(shop.signInWithIdToken(at, { token: tokenOf(shop) }))
    expect(await value(shop.linkIdentity(await customerAt(shop, at), { token: tokenOf(shop, apple) }))).toEqual(['google', 'apple'])
  })

  it('can be removed, except for the last sign-in method', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signInWithIdToken(at, { token: tokenOf(shop) }))
    const caller = await customerAt(shop, at)
    const { owner } = caller
    expect(await value(shop.listIdentities(customer(owner), {}))).toEqual(['google'])
    expect(await value(shop.unlinkIdentity(caller, { provider: 'google' }))).toEqual([])
    expect(await value(shop.unlinkIdentity(caller, { provider: 'google' }))).toEqual([])
    await value(shop.sendLoginLink(visit(), { email: 'bea@example.ch', names: { firstName: 'Bea', lastName: 'Meier' } }))
    const claimed = (await value(shop.storage.customers.claims(made(makeEmail('bea@example.ch'))))).claimed
    const bea = claimed?.customer.accountId ?? owner
    await value(shop.storage.linkedIdentities.link(bea, { provider: 'apple', subject: 'bea' }, { mails: [] }))
    const token = made(makeSessionToken('session-bea'.padEnd(44, '_')))
    const endsAt = new Date(shop.clock.now().getTime() + 3_600_000)
    await value(shop.storage.sessions.begin(aSession({ token, accountId: bea, since: shop.clock.now(), endsAt })))
    const session = { ...caller.session, read: () => token }
    expect(await refusal(shop.unlinkIdentity({ ...caller, owner: bea, session }, { provider: 'apple' })))
      .toEqual({ _tag: 'LastSignInMethod' })
    expect(await value(shop.listIdentities(customer(bea), {}))).toEqual(['apple'])
  })
})
