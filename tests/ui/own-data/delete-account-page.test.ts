import { describe, expect, it } from 'vitest'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import accountDeletion from '../../../ui/messages/account-deletion.json' with { type: 'json' }
import shared from '../../../ui/messages/account-shared.json' with { type: 'json' }
import emailChange from '../../../ui/messages/email-change.json' with { type: 'json' }
import personalData from '../../../ui/messages/personal-data.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { PART_FATES, PERSONAL_PARTS } from '../../../domain/privacy/personal-part.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { textOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { tokenIn } from '../../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/delete'
const wordsOf = (html: string): string => textOf(html)

const opened = async (overrides: Parameters<typeof openPages>[0] = {}) => {
  const pages = openPages(overrides)
  await pages.visitorAt('/').signUp(ANNA)
  await completeEmailLink(pages.shop.ports, ANNA)
  const linkIn = async () => {
    const deletionMail = (await pages.shop.mails()).findLast((mail) => mail.to === ANNA.email)
    return new URL(/https?:\/\/\S+account-deletion\/cancel\/[\w-]+/.exec(deletionMail?.text ?? '')?.[0] ?? 'http://x/none').pathname
  }
  return { ...pages, linkIn }
}

describe('the page that deletes an account', () => {
  it('G9 lists in four languages what is deleted, what is retained and how long, and what is lost; requires the password', async () => {
    const { get, post, visitorAt } = await opened()
    for (const locale of LOCALES) {
      await visitorAt(`/${locale}`).signIn(ANNA)
      const page = await get(`/${locale}${PATH}`)
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
      const words = wordsOf(page.html)
      for (const part of PERSONAL_PARTS.filter((one) => PART_FATES[one]._tag === 'Deleted'))
        expect(words).toContain(personalData[`personal_data.part.${part}`][locale])
      expect(words).toContain(accountDeletion['account_deletion.retained_orders'][locale].replace('{years}', '10'))
      for (const message of [
        'account_deletion.open_orders', 'account_deletion.points', 'account_deletion.subscriptions', 'account_deletion.retained_ratings',
      ] as const)
        expect(words).toContain(accountDeletion[message][locale])
      expect((await get(`/${locale}/my-account/data`)).html).toContain(`href="${locale === 'de' ? '' : `/${locale}`}${PATH}"`)
      const wrong = await post(`/${locale}${PATH}`, { password: 'nicht7das-richtige' })
      expect([wrong.status, wordsOf(wrong.html).includes(error['error.wrong_password'][locale])]).toEqual([422, true])
      expect(wrong.html).not.toContain('nicht7das')
    }
  })

  it('G9 signs out and explains the next steps; a later sign-in shows the date first, and cancels by one press', async () => {
    const { get, post, visitorAt, linkIn } = await opened({ clock: { now: () => new Date('2026-03-02T12:00:00Z') } })
    await visitorAt('/').signIn(ANNA)
    const response = await post(PATH, { password: ANNA.password })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/account-deletion'])
    expect(wordsOf((await get('/account-deletion')).html))
      .toContain(accountDeletion['account_deletion.requested'].de.replace('{days}', '7'))
    expect((await get(PATH)).headers.get('location')).toContain('/login')
    await visitorAt('/').signIn(ANNA)
    const day = shared['account_deletion.pending'].de.replace('{day}', '9. März 2026')
    const overview = await get('/my-account/overview')
    expect([wordsOf(overview.html).includes(day), overview.html.includes(`href="${PATH}"`)]).toEqual([true, true])
    expect(wordsOf((await get(PATH)).html)).toContain(day)
    expect((await post(PATH, { intent: 'cancel' })).headers.get('location')).toBe(`${PATH}?cancelled=1`)
    expect(wordsOf((await get(`${PATH}?cancelled=1`)).html)).toContain(accountDeletion['account_deletion.cancelled'].de)
    expect(wordsOf((await get('/my-account/overview')).html)).not.toContain(day)
    await post(PATH, { password: ANNA.password })
    const link = await linkIn()
    for (let look = 0; look < 2; look += 1) {
      const page = await get(link)
      expect([page.status, page.headers.get('referrer-policy'), page.html.includes(ANNA.email)]).toEqual([200, 'no-referrer', false])
    }
    await visitorAt('/').signIn(ANNA)
    expect(wordsOf((await get(PATH)).html)).toContain(day)
    expect(wordsOf((await post(link, {})).html)).toContain(accountDeletion['account_deletion.cancel_link_done'].de)
    expect(wordsOf((await get(PATH)).html)).not.toContain(day)
  })

  it('G9 after the deletion an old mail and the password do not work, with the message for an unknown address', async () => {
    let now = new Date('2026-03-02T12:00:00Z')
    const { get, post, shop, linkIn, visitorAt } = await opened({ clock: { now: () => now } })
    await visitorAt('/').signIn(ANNA)
    await post(PATH, { password: ANNA.password })
    const link = await linkIn()
    now = new Date('2026-03-09T12:00:00Z')
    expect(await shop.commerce.jobs.deleteAccounts()()).toMatchObject({ right: 1 })
    expect((await shop.mails()).filter(({ to }) => to === ANNA.email).at(-1)?.text).toContain('gelöscht')
    expect(wordsOf((await post(link, {})).html)).toContain(accountDeletion['account_deletion.cancel_link_done'].de)
    const signedIn = await post('/login', { email: ANNA.email, password: ANNA.password })
    const unknown = await post('/login', { email: 'niemand@example.ch', password: ANNA.password })
    const plain = (html: string): string => wordsOf(html).replaceAll(/anna\.keller|niemand/g, 'x')
    expect([signedIn.status, plain(signedIn.html)]).toEqual([unknown.status, plain(unknown.html)])
    await visitorAt('/').signUp(ANNA)
    expect((await get(PATH)).status).toBe(200)
  })

  it('G9 I12 requires a new sign-in if there is no password', async () => {
    let now = new Date('2026-03-02T12:00:00Z')
    const { get, post, shop } = openPages({ clock: { now: () => now } })
    await post('/register', { method: 'link', email: ANNA.email, firstName: 'Anna', lastName: 'Keller' })
    const hash = tokenIn('login', (await shop.mails()).at(-1))
    await post(`/authenticate?hash=${hash}`, { hash })
    now = new Date('2026-03-02T12:20:00Z')
    expect((await get(PATH)).html).not.toContain('name="password"')
    const refused = await post(PATH, {})
    expect([refused.status, wordsOf(refused.html).includes(refusals['error.sign_in_again'].de)]).toEqual([422, true])
    expect(wordsOf((await post(PATH, { intent: 'link' })).html))
      .toContain(emailChange['reauthentication.link_sent'].de.replace('{email}', ANNA.email))
    const again = tokenIn('login', (await shop.mails()).at(-1))
    await post(`/authenticate?hash=${again}`, { hash: again })
    expect((await post(PATH, {})).headers.get('location')).toBe('/account-deletion')
  })

  it('G9 asks a guest to sign in first', async () => {
    const { get, post } = openPages()
    for (const response of [await get(PATH), await post(PATH, { password: ANNA.password })])
      expect([response.status, response.headers.get('location')?.includes('/login')]).toEqual([302, true])
  })
})
