import { describe, expect, it } from 'vitest'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import error from '../../../ui/messages/error.json' with { type: 'json' }
import security from '../../../ui/messages/security.json' with { type: 'json' }
import shared from '../../../ui/messages/account-shared.json' with { type: 'json' }
import providers from '../../../ui/messages/social.json' with { type: 'json' }
import { LOCALES } from '../../../domain/shop/locale.ts'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import type { SocialSignIn } from '../../../domain/settings/social-sign-in.ts'
import { addSignInMethods, signInMethodsOf } from '../../support/add-sign-in-methods.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { elements, textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { browse, replacing } from '../checkout/browse.tsx'
import { tokenIn } from '../../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/password'
const NEW = 'mein9eigenes-neues'
const GOOD = { current: ANNA.password, newPassword: NEW, confirmed: NEW }
const wordsOf = (html: string): string => textOf(html)
/** The text below a field. */
const faultOf = (html: string, field: string): string => textOf(html, `p[id$="${field}-error"]`)

const opened = async () => {
  const pages = openPages()
  await pages.visitorAt('/').signUp(ANNA)
  await completeEmailLink(pages.shop.ports, ANNA)
  for (const locale of LOCALES) await pages.visitorAt(`/${locale}`).signIn(ANNA)
  return pages
}

describe('the password page', () => {
  it.each<[SocialSignIn, boolean]>([[true, true], ['wip', false], [false, false]])(
    'AS-LOGIN-05 lists the providers for sign-in if set to %s: %s', async (signIn, isNamed) => {
      const { visitorAt } = await opened()
      const visitor = visitorAt('/')
      const social = { signIn, projectId: 'demo-iris', apiKey: 'demo-key', authDomain: 'demo-iris.firebaseapp.com' }
      const shop = { ...visitor.injector.get(CurrentShop), social }
      const { html } = await browse(replacing(visitor, CurrentShop, shop)).get(PATH)
      expect(html.includes(providers['social.title'].de)).toBe(isNamed)
    })

  it('AS-CALL-12 shows an error at its field, in four languages, and preserves no password on the page', async () => {
    const { post } = await opened()
    for (const locale of LOCALES)
      for (const [typed, field, message] of [
        [{ current: 'nicht7das-richtige' }, 'current', error['error.wrong_password'][locale]],
        [{ newPassword: 'abcdef1' }, 'newPassword', refusals['validation.password_too_short'][locale]],
        [{ newPassword: 'password1' }, 'newPassword', refusals['validation.password_common'][locale]],
        [{ confirmed: 'mein9eigenes-alte' }, 'confirmed', error['error.passwords_differ'][locale]],
        [{ current: '' }, 'current', refusals['validation.this_field_is_required'][locale]],
      ] as const) {
        const { status, html } = await post(`/${locale}${PATH}`, { ...GOOD, ...typed })
        expect([locale, status, faultOf(html, field)]).toEqual([locale, 422, message])
        expect(html).not.toContain('mein9')
      }
  })

  it('AS-PWD-01 AS-PWD-02 AS-CALL-12 changes it, with a message, and stays signed in', async () => {
    const { get, post, shop, visitorAt } = await opened()
    const form = await get(PATH)
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store'])
    for (const weak of ['abcdefgh', '12345678', 'abcdef1'])
      expect((await post(PATH, { ...GOOD, newPassword: weak, confirmed: weak })).status).toBe(422)
    const done = await post(PATH, { ...GOOD, newPassword: 'xbcdefg1', confirmed: 'xbcdefg1' })
    expect([done.status, done.headers.get('location')]).toEqual([302, `${PATH}?saved=1`])
    expect(wordsOf((await get(`${PATH}?saved=1`)).html)).toContain(shared['security.password_saved'].de)
    await expect(visitorAt('/fr').shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
    await expect(shop.visitor().signIn(ANNA)).rejects.toThrow('WrongCredentials')
  })

  it('H-S06 lists the other sign-in methods; a new password removes them on request, a reset one unless they are kept', async () => {
    const { get, post, shop } = await opened()
    const methods = () => signInMethodsOf(shop.ports, ANNA.email)
    const named = shared['security.methods'].de.replace('{methods}', 'Google und 1 Passkey')
    expect((await get(PATH)).html).not.toContain('name="revoke"')
    await addSignInMethods(shop.ports, ANNA.email)
    expect(wordsOf((await get(PATH)).html)).toContain(named)
    const refused = await post(PATH, { ...GOOD, current: 'nicht7das-richtige', revoke: 'yes' })
    expect(elements(refused.html, 'input[name=revoke][checked]')).toHaveLength(1)
    expect((await post(PATH, GOOD)).status).toBe(302)
    expect(await methods()).toEqual(['google', 'Telefon'])
    const message = [
      security['security.methods_removed_notice'].de, shared['security.methods_removed'].de.replace('{methods}', 'Google, 1 Passkey'),
    ]
    const areShown = async (page: string) =>
      [wordsOf(page).includes(message[0] ?? ''), (await shop.mails()).at(-1)?.text.includes(message[1] ?? '')]
    expect(await areShown((await get(`${PATH}?saved=1`)).html)).toEqual([false, false])
    const changed = await post(PATH, { current: NEW, newPassword: ANNA.password, confirmed: ANNA.password, revoke: 'yes' })
    expect(changed.status).toBe(302)
    expect(await areShown((await get(changed.headers.get('location') ?? '')).html)).toEqual([true, true])
    expect(await methods()).toEqual([])
    expect((await get(PATH)).html).not.toContain('name="revoke"')
    await addSignInMethods(shop.ports, ANNA.email)
    const reset = async (fields: Readonly<Record<string, string>>) => {
      await post('/forgot-password', { email: ANNA.email })
      const path = `/reset-password?token=${tokenIn('password', (await shop.mails()).at(-1))}`
      const { html } = await get(path)
      expect(wordsOf(html)).toContain(`${named} ${shared['security.reset_removes'].de}`)
      expect(elements(html, 'input[name=keep][checked]')).toEqual([])
      expect((await post(path, { password: 'abc', ...fields })).html.includes('checked')).toBe('keep' in fields)
      expect((await post(path, { password: NEW, ...fields })).status).toBe('keep' in fields ? 302 : 200)
    }
    await reset({ keep: 'yes' })
    expect(await methods()).toEqual(['google', 'Telefon'])
    await reset({})
    expect(await methods()).toEqual([])
  })

  it('AS-CALL-12 a customer without a password sets one only after verifying the address again', async () => {
    const { get, post, shop } = openPages()
    await post('/register', { method: 'link', email: ANNA.email, firstName: 'Anna', lastName: 'Keller' })
    const hash = tokenIn('login', (await shop.mails()).at(-1))
    await post(`/authenticate?hash=${hash}`, { hash })
    const page = await get(PATH)
    expect([page.status, page.html.includes('name="current"')]).toEqual([200, false])
    expect(wordsOf(page.html)).toContain(security['security.set_password_title'].de)
    for (const current of ['', NEW, 'undefined']) expect((await post(PATH, { ...GOOD, current })).status).toBe(422)
    const sent = await post(PATH, { intent: 'letter' })
    expect(wordsOf(sent.html)).toContain(security['security.mail_sent'].de.replace('{email}', ANNA.email))
    const token = tokenIn('password', (await shop.mails()).at(-1))
    expect((await post(`/reset-password?token=${token}`, { password: NEW })).status).toBe(302)
    expect(await shop.visitor().signIn({ ...ANNA, password: NEW })).toMatchObject({ firstName: 'Anna' })
    expect((await get(PATH)).html).toContain('name="current"')
  })

  it('asks a guest to sign in first, and is translated into four languages', async () => {
    const { get, post } = openPages()
    for (const response of [await get(PATH), await post(PATH, GOOD)])
      expect([response.status, response.headers.get('location')?.includes('/login')]).toEqual([302, true])
    for (const texts of Object.values(security)) expect(Object.keys(texts)).toEqual(expect.arrayContaining([...LOCALES]))
  })
})
