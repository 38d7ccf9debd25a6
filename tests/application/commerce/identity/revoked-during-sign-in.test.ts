import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { RequestContext } from '../../../../application/commerce/shop/request-context.ts'
import { AT, everyUseCase, openCommerce, type Commerce, GUEST } from '../../../support/commerce.ts'
import { anIdentity } from '../../../support/firebase/fake-id-tokens.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { filledCart, usualCatalogue } from '../../../support/purchase.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }

const visit = (from = 'here'): RequestContext => ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory() })
const lastOf = async (shop: Commerce, secret: RegExp): Promise<string> => {
  await value(shop.sendMails())
  return shop.mailer.sent().flatMap(({ text }) => [...text.matchAll(secret)].map(([, result]) => result)).at(-1) ?? ''
}
const idToken = (shop: Commerce) => shop.written.token(shop.clock.now(), anIdentity({}), 0)

const withOwner = async () => {
  const shop = openCommerce(usualCatalogue())
  const owner = visit()
  await value(shop.signUp(owner, { registration: ANNA }))
  await value(shop.verifyEmail(owner, { answer: { token: await lastOf(shop, /\/confirm-email\/([\w-]+)/g), password: ANNA.password } }))
  return { shop, owner }
}

describe('a sign-in method that is revoked during a sign-in', () => {
  it('starts no session with a provider that a reset revokes between the check and the session', async () => {
    const { shop } = await withOwner()
    await value(shop.signInWithIdToken(visit(), { token: idToken(shop) }))
    await value(shop.sendPasswordReset(visit('owner'), { email: ANNA.email }))
    const reset = { token: await lastOf(shop, /reset-password\?token=([\w-]+)/g), password: 'ganz9neues-wort' }
    const { linkedIdentities } = shop.deps
    const raced = everyUseCase({
      ...shop.deps,
      linkedIdentities: {
        ...linkedIdentities,
        holder: (identity) => pipe(
          linkedIdentities.holder(identity),
          TE.chainFirstTaskK(() => async () => { await value(shop.resetPassword(visit('owner'), { answer: reset })) }),
        ),
      },
    })
    const attacker = visit('thief')
    expect(await refusal(raced.signInWithIdToken(attacker, { token: idToken(shop) }))).toEqual({ _tag: 'SignInFirst' })
    expect(attacker.session.read()).toBeUndefined()
  })

  it('R3 signs no one in, and takes no cart, if the owner of the e-mail address confirms it before a registration completes', async () => {
    const shop = openCommerce(usualCatalogue())
    const { proofs } = shop.deps
    const owner = visit('owner')
    const raced = everyUseCase({
      ...shop.deps,
      proofs: {
        ...proofs,
        begin: (proof, mail) => pipe(
          proofs.begin(proof, mail),
          TE.chainFirstTaskK(() => async () => {
            const token = await lastOf(shop, /\/confirm-email\/([\w-]+)/g)
            await value(shop.verifyEmail(owner, { answer: { token, password: 'ganz9neues-wort' } }))
          }),
        ),
      },
    })
    const registrant = visit('registrant')
    const cart = await filledCart(shop)
    expect(await refusal(raced.signUp(registrant, { registration: ANNA, cart }))).toEqual({ _tag: 'NotSignedIn' })
    expect(registrant.session.read()).toBeUndefined()
    expect(await refusal(shop.resolveCaller('customer', registrant))).toMatchObject({ _tag: 'NotSignedIn' })
    const { owner: account } = await value(shop.resolveCaller('customer', owner))
    expect(await value(shop.deps.customerCarts.cartOf(account))).toBeUndefined()
    expect((await value(shop.getCart(GUEST, { token: cart }))).lines).toHaveLength(1)
  })

  it('ends the session of a link that is confirmed while its owner signs out everywhere', async () => {
    const { shop, owner } = await withOwner()
    await value(shop.sendLoginLink(visit('thief'), { email: ANNA.email }))
    const hash = await lastOf(shop, /hash=([\w-]+)/g)
    const { proofs } = shop.deps
    const raced = everyUseCase({
      ...shop.deps,
      proofs: {
        ...proofs,
        accept: (response, effect) => pipe(
          proofs.accept(response, effect),
          TE.chainFirstTaskK(() => async () => {
            await value(shop.endOtherSessions(await value(shop.resolveCaller('customer', owner)), {}))
          }),
        ),
      },
    })
    const attacker = visit('thief')
    await value(raced.exchangeLoginLinkHash(attacker, { hash, isConfirmed: true }))
    expect(await refusal(shop.resolveCaller('customer', attacker))).toMatchObject({ _tag: 'NotSignedIn' })
  })
})
