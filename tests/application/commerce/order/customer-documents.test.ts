import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import { makeShowDocument } from '../../../../application/commerce/order/show-document.ts'
import { documentPath } from '../../../../application/contract/downloads.ts'
import { makeGetDocuments } from '../../../../application/commerce/order/get-documents.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import { makeAccountId } from '../../../../domain/customer/account-id.ts'
import { made } from '../../../support/builders/made.ts'
import { AT, openCommerce, type Commerce, GUEST, customer } from '../../../support/commerce.ts'
import { completeEmailLink } from '../../../support/complete-email-link.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BEA = { ...ANNA, email: 'bea@example.ch', firstName: 'Bea' }
const UNKNOWN_ACCOUNT = made(makeAccountId('nobody'.padEnd(22, '_')))

const visit = (from = 'here'): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory() })

const signedUp = async (shop: Commerce, who = ANNA) => {
  const visitor = visit()
  await value(shop.signUp(visitor, { registration: who }))
  await completeEmailLink(shop.deps, who)
  await value(shop.signIn(visitor, { credentials: who }))
  const { owner } = await value(shop.resolveCaller('customer', visitor))
  return { visitor, owner }
}

/** An order of the signed-in customer; paid on request. */
const ordered = async (shop: Commerce, { owner }: Awaited<ReturnType<typeof signedUp>>, isPaid: boolean) => {
  const cart = await checkOutTo(shop, 'payment')
  const order = await value(shop.placeCartOrder(cart.token, { termsAccepted: true, expectedTotal: cart.totals.total }, owner))
  if (!isPaid) return order
  await value(shop.createPayment({ ...GUEST, publicUrl: 'https://iris.example', locale: 'de' }, { token: order.token }))
  const attempt = shop.paymentProvider.attempts().at(-1)
  if (attempt === undefined) throw new Error('Nobody stands on the payment page')
  return value(shop.recordNotice(shop.paymentProvider.notice(attempt, 'paid')))
}

describe('the documents of a customer', () => {
  it('are listed and shown to the customer who ordered, and to no one else', async () => {
    const shop = openCommerce(usualCatalogue())
    const anna = await signedUp(shop)
    const { id, number } = await ordered(shop, anna, true)
    const invoice = `invoice-${id}`
    const documents = makeShowDocument(shop.deps)
    expect(await value(shop.getDocuments(customer(anna.owner), { documents: [invoice] }))).toEqual([documentPath(invoice)])
    expect(await value(documents(customer(anna.owner), { document: invoice }))).toContain(number)
    const bea = await signedUp(shop, BEA)
    const missing = { _tag: 'NotFound', what: 'document' }
    expect(await refusal(shop.getDocuments(customer(bea.owner), { documents: [invoice] }))).toEqual(missing)
    expect(await refusal(documents(customer(bea.owner), { document: invoice }))).toEqual(missing)
  })

  it('are not found under an unknown id, and before the order is placed', async () => {
    const shop = openCommerce(usualCatalogue())
    const anna = await signedUp(shop)
    const { id } = await ordered(shop, anna, false)
    for (const name of ['letter-1', 'invoice-x', 'invoice-99', `invoice-${id}`])
      expect(await refusal(makeShowDocument(shop.deps)(customer(anna.owner), { document: name })))
        .toEqual({ _tag: 'NotFound', what: 'document' })
  })

  it('are not reported as missing while the shop cannot read them', async () => {
    const shop = openCommerce(usualCatalogue())
    const { owner } = await signedUp(shop)
    const history = { ...shop.deps.history, order: () => TE.left({ _tag: 'ServiceUnavailable' } as const) }
    expect(await refusal(makeGetDocuments({ history })(customer(owner), { documents: ['invoice-1'] })))
      .toEqual({ _tag: 'ServiceUnavailable' })
  })

  it('CC-ERR-17 are not searched for without an id', async () => {
    const shop = openCommerce(usualCatalogue())
    const { owner } = await signedUp(shop)
    expect(await refusal(shop.getDocuments(customer(owner), { documents: [] }))).toEqual({ _tag: 'NoDocuments' })
  })
})

describe('the orders of a customer', () => {
  it('start on the first page if the page is invalid', async () => {
    const shop = openCommerce(usualCatalogue())
    const anna = await signedUp(shop)
    const { number } = await ordered(shop, anna, true)
    for (const page of [1, 0, -1, 1.5, Number.NaN])
      expect((await value(shop.listOrders(customer(anna.owner), { page }))).orders.map((order) => order.number)).toEqual([number])
    expect((await value(shop.listOrders(customer(anna.owner), { page: 2 }))).orders).toEqual([])
  })
})

describe('the profile of a customer', () => {
  it('is available to them only, and not to guests', async () => {
    const shop = openCommerce(usualCatalogue())
    const { owner } = await signedUp(shop)
    const names: string[] = []
    const session = { ...sessionInMemory(), know: (whose: string) => { names.push(whose) } }
    expect(await value(shop.getProfile({ ...customer(owner), session }, {})))
      .toMatchObject({ firstName: 'Anna', email: 'anna@example.ch' })
    expect(await refusal(shop.getProfile({ ...customer(UNKNOWN_ACCOUNT), session }, {}))).toEqual({ _tag: 'NotSignedIn' })
    expect(names).toEqual(['anna@example.ch'])
  })

  it('accepts a miles number from every signed-in customer', async () => {
    const shop = openCommerce(usualCatalogue())
    const { owner } = await signedUp(shop)
    expect(await value(shop.setMilesAndMoreNumber(customer(owner), { number: '992000123456789' })))
      .toMatchObject({ milesAndMoreNumber: '992000123456789' })
    expect(await refusal(shop.setMilesAndMoreNumber(customer(UNKNOWN_ACCOUNT), { number: '992000123456789' })))
      .toEqual({ _tag: 'NotSignedIn' })
  })
})

describe('sign-in attempts', () => {
  const tryWrongly = async (shop: Commerce, times: number, who = ANNA, from = 'here'): Promise<void> => {
    for (let time = 0; time < times; time += 1)
      expect(await refusal(shop.signIn(visit(from), { credentials: { ...who, password: 'not-hers-at-all' } })))
        .toEqual({ _tag: 'WrongCredentials' })
  }

  it('are counted by e-mail address and network: one address does not lock another, nor does one network', async () => {
    const shop = openCommerce(usualCatalogue())
    await signedUp(shop)
    await signedUp(shop, BEA)
    await tryWrongly(shop, 10)
    expect(await refusal(shop.signIn(visit(), { credentials: ANNA }))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    expect(await value(shop.signIn(visit(), { credentials: BEA }))).toMatchObject({ customer: { firstName: 'Bea' } })
    expect(await value(shop.signIn(visit('elsewhere'), { credentials: ANNA }))).toMatchObject({ customer: { firstName: 'Anna' } })
  })

  it('are reset after a successful one', async () => {
    const shop = openCommerce(usualCatalogue())
    await signedUp(shop)
    await tryWrongly(shop, 9)
    await value(shop.signIn(visit(), { credentials: ANNA }))
    await tryWrongly(shop, 10)
    expect(await refusal(shop.signIn(visit(), { credentials: ANNA }))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
  })

  it('with a password above the maximum length fail at once and are not counted; the longest password is not one of them', async () => {
    const shop = openCommerce(usualCatalogue())
    const longest = { ...ANNA, password: 'sehr7gute-'.repeat(13).slice(0, 128) }
    await value(shop.signUp(visit(), { registration: longest }))
    expect(await value(shop.signIn(visit(), { credentials: longest }))).toMatchObject({ customer: { firstName: 'Anna' } })
    for (let time = 0; time < 11; time += 1)
      expect(await refusal(shop.signIn(visit(), { credentials: { ...longest, password: `${longest.password}!` } })))
        .toEqual({ _tag: 'WrongCredentials' })
  })

  it('to register are counted by network only', async () => {
    const shop = openCommerce(usualCatalogue())
    for (let time = 0; time < 20; time += 1)
      await value(shop.signUp(visit('a café'), { registration: { ...ANNA, email: `guest${time}@example.ch` } }))
    expect(await refusal(shop.signUp(visit('a café'), { registration: ANNA }))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    expect(await value(shop.signUp(visit('at home'), { registration: ANNA }))).toMatchObject({ customer: { firstName: 'Anna' } })
  })
})
