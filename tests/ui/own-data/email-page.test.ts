import { describe, expect, it } from 'vitest'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import accountDeletion from '../../../ui/messages/account-deletion.json' with { type: 'json' }
import emailChange from '../../../ui/messages/email-change.json' with { type: 'json' }
import personalData from '../../../ui/messages/personal-data.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { LOCALES } from '../../../domain/shop/locale.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { tokenIn } from '../../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/email'
const NEW = 'anna.neu@example.ch'
const wordsOf = (html: string): string => textOf(html)
const faultOf = (html: string, field: string): string => textOf(html, `p[id$="${field}-error"]`)

const opened = async () => {
  const pages = openPages()
  await pages.visitorAt('/').signUp(ANNA)
  await completeEmailLink(pages.shop.ports, ANNA)
  for (const locale of LOCALES) await pages.visitorAt(`/${locale}`).signIn(ANNA)
  const linkIn = async (to: string) => {
    const newestMail = (await pages.shop.mails()).findLast((mail) => mail.to === to)
    return new URL(/https?:\/\/\S+(?:confirm|cancel)\/[\w-]+/.exec(newestMail?.text ?? '')?.[0] ?? 'http://x/none').pathname
  }
  return { ...pages, linkIn }
}

describe('the e-mail address page', () => {
  it('I12 shows an error at its field, in four languages, and preserves no password on the page', async () => {
    const { post } = await opened()
    for (const locale of LOCALES)
      for (const [typed, field, message] of [
        [{ email: NEW, password: 'nicht7das-richtige' }, 'password', error['error.wrong_password'][locale]],
        [{ email: NEW, password: '' }, 'password', refusals['validation.this_field_is_required'][locale]],
        [{ email: ANNA.email.toUpperCase(), password: ANNA.password }, 'email', refusals['error.same_email'][locale]],
      ] as const) {
        const { status, html } = await post(`/${locale}${PATH}`, typed)
        expect([locale, status, faultOf(html, field)]).toEqual([locale, 422, message])
        expect(html).not.toContain('nicht7das')
      }
  })

  it('I12 L1 L5 changes it by POST on the page of the mail, which no GET uses up, with a message', async () => {
    const { get, post, shop, linkIn } = await opened()
    const response = await post(PATH, { email: NEW, password: ANNA.password })
    expect([response.status, response.headers.get('location')]).toEqual([302, `${PATH}?sent=1`])
    expect(wordsOf((await get(PATH)).html)).toContain(emailChange['email_change.sent'].de.replace('{email}', NEW))
    const link = await linkIn(NEW)
    for (let look = 0; look < 3; look += 1) {
      const page = await get(link)
      expect([page.status, page.headers.get('referrer-policy'), page.html.includes(NEW)]).toEqual([200, 'no-referrer', true])
    }
    const done = await post(link, {})
    expect([done.status, done.headers.get('location')]).toEqual([302, `${PATH}?changed=1`])
    const after = await get(`${PATH}?changed=1`)
    expect(wordsOf(after.html)).toContain(emailChange['email_change.changed'].de)
    expect(wordsOf(after.html)).toContain(emailChange['email_change.current'].de.replace('{email}', NEW))
    await expect(shop.visitor().signIn(ANNA)).rejects.toThrow('WrongCredentials')
    expect(await shop.visitor().signIn({ ...ANNA, email: NEW })).toMatchObject({ firstName: 'Anna' })
    expect(wordsOf((await post(link, {})).html)).toContain(refusals['error.proof_expired'].de)
  })

  it('I12 the reader of the old address cancels it without signing in; the customer may, too', async () => {
    const { get, post, shop, linkIn } = await opened()
    await post(PATH, { email: NEW, password: ANNA.password })
    const [confirm, cancelLink] = [await linkIn(NEW), await linkIn(ANNA.email)]
    expect((await get(cancelLink)).status).toBe(200)
    expect(wordsOf((await get(confirm)).html)).toContain(NEW)
    expect(wordsOf((await post(cancelLink, {})).html)).toContain(emailChange['email_change.cancel_link_done'].de.replace('{phone}', ''))
    expect(wordsOf((await post(confirm, {})).html)).toContain(refusals['error.proof_expired'].de)
    await post(PATH, { email: NEW, password: ANNA.password })
    const cancelled = await post(PATH, { intent: 'cancel' })
    expect(cancelled.headers.get('location')).toBe(`${PATH}?cancelled=1`)
    expect(wordsOf((await get(`${PATH}?cancelled=1`)).html)).toContain(emailChange['email_change.cancelled'].de)
    expect((await shop.visitor().signIn(ANNA)).email).toBe(ANNA.email)
  })

  it('I12 requires a new sign-in if there is no password', async () => {
    let now = new Date('2026-03-02T12:00:00Z')
    const { get, post, shop } = openPages({ clock: { now: () => now } })
    await post('/register', { method: 'link', email: ANNA.email, firstName: 'Anna', lastName: 'Keller' })
    const hash = tokenIn('login', (await shop.mails()).at(-1))
    await post(`/authenticate?hash=${hash}`, { hash })
    now = new Date('2026-03-02T12:20:00Z')
    expect((await get(PATH)).html).not.toContain('name="password"')
    const refused = await post(PATH, { email: NEW })
    expect([refused.status, wordsOf(refused.html).includes(refusals['error.sign_in_again'].de)]).toEqual([422, true])
    expect(wordsOf((await post(PATH, { intent: 'link' })).html))
      .toContain(emailChange['reauthentication.link_sent'].de.replace('{email}', ANNA.email))
    const again = tokenIn('login', (await shop.mails()).at(-1))
    await post(`/authenticate?hash=${again}`, { hash: again })
    expect((await post(PATH, { email: NEW })).headers.get('location')).toBe(`${PATH}?sent=1`)
  })

  it('asks a guest to sign in first, and is translated into four languages', async () => {
    const { get, post } = openPages()
    for (const path of [PATH, `${PATH}/confirm/${'x'.repeat(43)}`])
      for (const response of [await get(path), await post(path, { email: NEW, password: ANNA.password })])
        expect([response.status, response.headers.get('location')?.includes('/login')]).toEqual([302, true])
    for (const texts of Object.values({ ...accountDeletion, ...emailChange, ...personalData }))
      expect(Object.keys(texts)).toEqual(expect.arrayContaining([...LOCALES]))
  })
})
