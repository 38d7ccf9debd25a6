import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import { chf } from '../../../support/builders/money.ts'
import { aCoupon } from '../../../support/builders/coupon.ts'
import { made } from '../../../support/builders/made.ts'
import { aPartner } from '../../../support/builders/partner.ts'
import { AT, openCommerce, type Commerce, GUEST, customer } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, usualCatalogue } from '../../../support/purchase.ts'

const EMAIL = 'anna@example.ch'
const ANNA = { email: EMAIL, password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
/** A stranger who knows Anna's address and nothing else. */
const STRANGER = { email: 'Anna@Example.ch', password: 'nicht7ihres-hier', firstName: 'Bad', lastName: 'Wolf' }
const NEW_PASSWORD = 'mein9eigenes-neues'

const open = () =>
  openCommerce(
    usualCatalogue({
      coupons: [aCoupon({ code: 'WELCOME10', newCustomersOnly: true })],
      partners: [{ ...aPartner(), customers: [made(makeEmail(EMAIL))] }],
    }),
    { invoice: { openAtMost: chf(20_000), countries: ['CH'] } },
  )
const visit = (from = 'here'): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory() })

const mailsTo = async (shop: Commerce, email: string) => {
  await value(shop.sendMails())
  return shop.mailer.sent().filter(({ to }) => to.toLowerCase() === email)
}
const tokenIn = (text = ''): string => /\/confirm-email\/([\w-]+)/.exec(text)?.[1] ?? 'none'

const owned = async (shop: Commerce, at: RequestContext) => (await value(shop.resolveCaller('customer', at))).owner

/** Signs in as far as possible, and buys something that is paid. */
const boughtBy = async (shop: Commerce, at: RequestContext) => {
  const owner = await owned(shop, at)
  const cart = await checkOutTo(shop, 'payment')
  const order = await value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: cart.totals.total }, owner))
  await value(shop.createPayment({ ...GUEST, publicUrl: 'https://iris.example', locale: 'de' }, { token: order.token }))
  const attempt = shop.paymentProvider.attempts().at(-1)
  if (attempt === undefined) throw new Error('Nobody stands on the payment page')
  await value(shop.recordNotice(shop.paymentProvider.notice(attempt, 'paid')))
  return owner
}
const granted = async (shop: Commerce, owner: Awaited<ReturnType<typeof owned>>) => {
  const cart = await checkOutTo(shop, 'shipping')
  return {
    partner: (await value(shop.getPartner({ ...GUEST, owner }, {})))?.studioId,
    points: await value(shop.getBonusPoints({ ...GUEST, owner }, {})),
    miles: (await value(shop.getMilesAndMorePoints(customer(owner), { page: 1 }))).total,
    invoice: (await value(shop.getLastPayment({ ...GUEST, owner: owner }, {}))).invoiceAllowed,
    methods: (await value(shop.getPaymentMethods({ ...GUEST, owner: owner }, { token: cart.token }))).includes('invoice'),
  }
}
const NOTHING = { partner: undefined, points: 0, miles: 0, invoice: false, methods: false }

describe('an unverified e-mail address', () => {
  it('F-I05 R3 gives no access to optician, points or invoice; once it is verified, it does for everything bought later', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signUp(at, { registration: ANNA }))
    const owner = await boughtBy(shop, at)
    expect(await granted(shop, owner)).toEqual(NOTHING)
    const [mail] = await mailsTo(shop, EMAIL)
    const { customer } = await value(shop.verifyEmail(at, { answer: { token: tokenIn(mail?.text), password: NEW_PASSWORD } }))
    expect([customer.accountId, customer.isVerified]).toEqual([owner, true])
    expect(await granted(shop, owner)).toMatchObject({ partner: aPartner().partner.studioId, points: 0, invoice: false })
    await boughtBy(shop, at)
    expect(await granted(shop, owner)).toMatchObject({ invoice: true, methods: true })
    expect(await value(shop.getBonusPoints({ ...GUEST, owner }, {}))).toBeGreaterThan(0)
  })

  it('F-I05 cannot use an invoice that somebody else selected in the cart', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signUp(at, { registration: ANNA }))
    const owner = await boughtBy(shop, at)
    const cart = await checkOutTo(shop, 'payment')
    await value(shop.deps.carts.change(cart.token, (one) => ({ _tag: 'Right', right: { ...one, paymentMethod: 'invoice' } })))
    const pressed = shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: cart.totals.total }, owner)
    expect(await refusal(pressed)).toMatchObject({ _tag: 'PaymentNotOffered' })
  })

  it('F-I05 is taken over by the recipient of the e-mail: the stranger who registered it loses session and password', async () => {
    const shop = open()
    const strange = visit('there')
    await value(shop.signUp(strange, { registration: STRANGER }))
    const [mail] = await mailsTo(shop, EMAIL)
    const anna = visit()
    await value(shop.verifyEmail(anna, { answer: { token: tokenIn(mail?.text), password: NEW_PASSWORD } }))
    expect(await refusal(shop.resolveCaller('customer', strange))).toEqual({ _tag: 'NotSignedIn' })
    expect(await refusal(shop.signIn(visit('there'), { credentials: STRANGER }))).toEqual({ _tag: 'WrongCredentials' })
    expect(await value(shop.signIn(visit(), { credentials: { ...ANNA, password: NEW_PASSWORD } })))
      .toMatchObject({ customer: { isVerified: true } })
  })

  it('F-I05 is verified by an e-mail link once, within a day, and with an acceptable password', async () => {
    const shop = open()
    await value(shop.signUp(visit(), { registration: ANNA }))
    const token = tokenIn((await mailsTo(shop, EMAIL))[0]?.text)
    const respond = (password = NEW_PASSWORD, text: string = token) => shop.verifyEmail(visit(), { answer: { token: text, password } })
    for (const wrong of ['', 'x'.repeat(43)])
      expect(await refusal(respond(NEW_PASSWORD, wrong))).toEqual({ _tag: 'ProofExpired' })
    expect(await refusal(respond('kurz'))).toMatchObject({ _tag: 'WeakPassword' })
    await value(respond())
    expect(await refusal(respond())).toEqual({ _tag: 'ProofExpired' })
    await value(shop.signUp(visit(), { registration: { ...ANNA, email: 'late@example.ch' } }))
    const late = tokenIn((await mailsTo(shop, 'late@example.ch'))[0]?.text)
    shop.clock.advance(24 * 3_600_000)
    expect(await refusal(respond(NEW_PASSWORD, late))).toEqual({ _tag: 'ProofExpired' })
  })

  it('F-I05 can be sent the e-mail again, three times in a quarter of an hour, and not once it is verified', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signUp(at, { registration: ANNA }))
    const caller = await value(shop.resolveCaller('customer', at))
    for (const _again of [2, 3]) {
      shop.clock.advance(1000)
      await value(shop.sendVerificationEmail(caller, {}))
    }
    expect(await refusal(shop.sendVerificationEmail(caller, {}))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    const mails = await mailsTo(shop, EMAIL)
    expect(new Set(mails.map(({ text }) => tokenIn(text))).size).toBe(3)
    await value(shop.verifyEmail(at, { answer: { token: tokenIn(mails[2]?.text), password: NEW_PASSWORD } }))
    expect(await refusal(shop.verifyEmail(visit(), { answer: { token: tokenIn(mails[0]?.text), password: NEW_PASSWORD } })))
      .toEqual({ _tag: 'ProofExpired' })
    await value(shop.sendVerificationEmail(await value(shop.resolveCaller('customer', at)), {}))
    expect(await mailsTo(shop, EMAIL)).toHaveLength(3)
  })

  it('F-I05 shows none of the account’s typed text in the e-mail', async () => {
    const shop = open()
    await value(shop.signUp(visit(), { registration: { ...STRANGER, firstName: 'Win a car', lastName: 'evil.example' } }))
    const [mail] = await mailsTo(shop, EMAIL)
    expect(mail?.text).not.toMatch(/car|evil/)
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
  })
})

describe('the existence of an account', () => {
  /** What a visitor learns by registering an e-mail address, signing out and in again, and trying the welcome voucher. */
  const learnt = async (shop: Commerce, email: string) => {
    const at = visit('there')
    const { customer } = await value(shop.signUp(at, { registration: { ...STRANGER, email } }))
    const cart = await filledCart(shop)
    const owner = await owned(shop, at)
    const { coupon } = await value(shop.redeemCoupon(cart, 'WELCOME10', 'there', owner))
    await value(shop.signOut(at, {}))
    const again = await value(shop.signIn(visit('there'), { credentials: { ...STRANGER, email } }))
    const names = [customer, again.customer].map(
      ({ firstName, isVerified, defaultAddress }) => ({ firstName, isVerified, defaultAddress }),
    )
    return { names, isSame: customer.accountId === again.customer.accountId, coupon, granted: await granted(shop, owner) }
  }

  it('F-I06 AS-CALL-03 AS-ERRCAT-33 is not revealed by any response, only by the e-mail in the owner’s language', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signUp(at, { registration: ANNA }))
    await value(shop.verifyEmail(at, { answer: { token: tokenIn((await mailsTo(shop, EMAIL))[0]?.text), password: NEW_PASSWORD } }))
    await boughtBy(shop, at)
    expect(await learnt(shop, EMAIL)).toEqual(await learnt(shop, 'nobody@example.ch'))
    const [, accountMail] = await mailsTo(shop, EMAIL)
    expect([accountMail?.subject, tokenIn(accountMail?.text)]).toEqual(['Sie haben schon ein Konto bei Iris', 'none'])
    const [verificationMail] = await mailsTo(shop, 'nobody@example.ch')
    expect(tokenIn(verificationMail?.text)).not.toBe('none')
    expect(await value(shop.signIn(at, { credentials: { ...ANNA, password: NEW_PASSWORD } })))
      .toMatchObject({ customer: { firstName: 'Anna' } })
  })

  it('F-I06 is not revealed by the limit on e-mails either: the account is created without another e-mail', async () => {
    const shop = open()
    for (let time = 0; time < 5; time += 1) {
      shop.clock.advance(1000)
      expect(await value(shop.signUp(visit(), { registration: ANNA }))).toMatchObject({ customer: { isVerified: false } })
    }
    expect(await mailsTo(shop, EMAIL)).toHaveLength(3)
  })

  it('F-I06 gives no additional attempts: signing in with an unverified address does not reset its owner’s failed attempts', async () => {
    const shop = open()
    const at = visit()
    await value(shop.signUp(at, { registration: ANNA }))
    await value(shop.verifyEmail(at, { answer: { token: tokenIn((await mailsTo(shop, EMAIL))[0]?.text), password: NEW_PASSWORD } }))
    await value(shop.signUp(visit('there'), { registration: STRANGER }))
    const tries: string[] = []
    for (let time = 0; time < 12; time += 1) {
      tries.push((await refusal(shop.signIn(visit('there'), { credentials: { ...ANNA, password: `wrong-one-${time}` } })))._tag)
      if (time < 8) await shop.signIn(visit('there'), { credentials: STRANGER })()
    }
    expect(tries.indexOf('TooManyAttempts')).toBe(5)
  })
})
