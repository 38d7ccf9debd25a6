import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import signInLink from '../../../ui/messages/sign-in-link.json' with { type: 'json' }
import emailVerification from '../../../ui/messages/email-verification.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import shared from '../../../ui/messages/account-shared.json' with { type: 'json' }
import { made } from '../../support/builders/made.ts'
import { value } from '../../support/outcome.ts'
import { browse } from '../checkout/browse.tsx'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const CONFIRMED = '/my-account/overview?confirmed=1'
const HISTORY = '/my-account/history'

const registered = async () => {
  const shop = openHeadlessShop()
  const visitor = shop.visitor()
  await visitor.signUp(ANNA)
  const path = /\/confirm-email\/[\w-]+/.exec((await shop.mails()).at(-1)?.text ?? '')?.[0] ?? ''
  return { shop, visitor, browser: browse(visitor), path }
}

/** The value after a label in a text. */
const wordsAround = (text: string): string => text.split('{name}')[1] ?? ''

describe('the verification of an e-mail address', () => {
  it('F-I05 is requested in the account until the link of the mail was opened and confirmed, by POST and not by GET', async () => {
    const { shop, browser, path } = await registered()
    expect((await browser.get(HISTORY)).words).toContain(ANNA.email)
    const own = browse(shop.visitor())
    for (const _look of [1, 2]) {
      const { status, headers } = await own.get(path)
      expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([200, 'no-store', 'no-referrer'])
    }
    const weak = await own.post(path, { password: 'password1' })
    expect([weak.status, weak.words.includes(refusals['validation.password_common'].de)]).toEqual([422, true])
    expect((await own.post(path, { password: 'mein9eigenes-neues' })).location).toBe(CONFIRMED)
    expect((await own.get(CONFIRMED)).words).toContain(emailVerification['email_verification.confirmed'].de)
    expect((await own.get(HISTORY)).words).not.toContain(ANNA.email)
    const late = await browse(shop.visitor()).post(path, { password: 'noch7ein-anderes' })
    expect([late.status, late.words.includes(refusals['error.proof_expired'].de)]).toEqual([422, true])
  })

  it('names on the page and in a mail the sign-in methods the account had before its address was verified', async () => {
    const { shop, path } = await registered()
    const accountId = (await value(shop.ports.customers.claims(made(makeEmail(ANNA.email))))).claimed!.customer.accountId
    await value(shop.ports.linkedIdentities.link(accountId, { provider: 'google', subject: 'somebody' }, { mails: [] }))
    const own = browse(shop.visitor())
    const { status, location, words } = await own.post(path, { password: 'mein9eigenes-neues' })
    expect([status, location]).toEqual([200, undefined])
    const message = shared['security.methods_removed'].de.replace('{methods}', 'Google')
    expect([words.includes(message), words.includes(emailVerification['email_verification.confirmed'].de)]).toEqual([true, true])
    expect((await shop.mails()).at(-1)?.text).toContain(message)
  })

  it('reports no sign-in method as removed because an address parameter says so', async () => {
    const { browser } = await registered()
    const { words } = await browser.get(`${HISTORY}?removed=google&removed_passkeys=1`)
    expect(words).not.toContain(shared['security.methods_removed'].de.split('{methods}')[0])
  })

  it('H-S04 names the account and lets a visitor continue without it if this browser did not request the link', async () => {
    const { shop, visitor, browser, path } = await registered()
    const foreign = await browse(shop.visitor()).get(path)
    expect(foreign.words).toContain('a•••@example.ch')
    expect(foreign.words).toContain(signInLink['sign_in_link.other_browser'].de)
    expect(foreign.words).toContain(signInLink['sign_in_link.decline'].de)
    const own = await browser.get(path)
    expect([own.words.includes('a•••@example.ch'), own.words.includes(signInLink['sign_in_link.other_browser'].de)])
      .toEqual([true, false])
    const signedIn = wordsAround(signInLink['sign_in_link.other_account'].de)
    expect(own.words, 'signed in to the account of the link').not.toContain(signedIn)
    const bea = shop.visitor()
    await bea.signUp({ ...ANNA, email: 'bea@example.ch', firstName: 'Bea' })
    expect((await browse(bea).get(path)).words, 'signed in to another account').toContain(signedIn)
    await visitor.signOut()
    const requested = await browser.get(path)
    expect(requested.words).toContain('a•••@example.ch')
    expect(requested.words, 'signed out in the browser that registered').not.toContain(signInLink['sign_in_link.other_browser'].de)
    expect(requested.words).not.toContain(signInLink['sign_in_link.decline'].de)
  })

  it.each(LOCALES)('F-I05 asks for no password if the link is invalid, and offers a new mail (%s)', async (locale) => {
    const { shop, path } = await registered()
    const prefix = locale === 'de' ? '' : `/${locale}`
    const look = async (link: string) => await browse(shop.visitor({ locale })).get(prefix + link)
    expect((await look(path)).html).toContain('name="password"')
    shop.clock.advance(24 * 3_600_000)
    for (const link of [path, `/confirm-email/${'x'.repeat(43)}`, '/confirm-email/abc']) {
      const { html, words, headers } = await look(link)
      expect([html.includes('name="password"'), words.includes(refusals['error.proof_expired'][locale])]).toEqual([false, true])
      expect(html).toContain(`href="${prefix}/login?redirectUrl=${encodeURIComponent(`${prefix}${HISTORY}`)}"`)
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    }
  })

  it('F-I05 sends its mail once more on demand, within a rate limit', async () => {
    const { shop, browser } = await registered()
    for (const _again of [1, 2]) {
      shop.clock.advance(1000)
      expect((await browser.post(HISTORY, {})).words).toContain(emailVerification['email_verification.sent_again'].de)
    }
    expect((await shop.mails()).filter(({ to }) => to === ANNA.email)).toHaveLength(3)
    expect((await browser.post(HISTORY, {})).status).toBe(422)
  })
})
