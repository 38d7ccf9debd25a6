import { describe, expect, it } from 'vitest'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import passkey from '../../../ui/messages/passkey.json' with { type: 'json' }
import security from '../../../ui/messages/security.json' with { type: 'json' }
import { addSignInMethods, signInMethodsOf } from '../../support/add-sign-in-methods.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { openPages } from '../../support/open-pages.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/security'
/** The text below a field. */
const faultOf = (html: string, field: string): string =>
  wordsOf(new RegExp(`id="[^"]*${field}-error"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? '')
const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', '’')

const opened = async () => {
  const pages = openPages()
  await pages.visitorAt('/').signUp(ANNA)
  const phone = pages.shop.visitor()
  await phone.signIn(ANNA)
  return { ...pages, phone }
}

describe('the devices page', () => {
  it('AS-CALL-08 I12 ends one session, without JavaScript, which makes it a guest', async () => {
    const { get, post, phone } = await opened()
    const page = await get(PATH)
    expect([page.status, page.headers.get('cache-control'), page.html.match(/name="id"/g)?.length]).toEqual([200, 'no-store', 1])
    expect(wordsOf(page.html)).toContain(security['security.this_device'].de)
    const id = /name="id" value="([^"]+)"/.exec(page.html)?.[1] ?? ''
    const done = await post(PATH, { intent: 'end', id })
    expect([done.status, done.headers.get('location')]).toEqual([302, `${PATH}?ended=1`])
    await expect(phone.listOrders(1)).rejects.toThrow('NotSignedIn')
    expect((await get(PATH)).html).not.toContain('name="id"')
    const again = await post(PATH, { intent: 'end', id })
    expect([again.status, wordsOf(again.html).includes(error['error.session_not_found'].de)]).toEqual([422, true])
  })

  it('ends all others', async () => {
    const { get, post, phone, shop } = await opened()
    const tablet = shop.visitor()
    await tablet.signIn(ANNA)
    expect(wordsOf((await get(PATH)).html)).toContain(security['security.end_others'].de)
    expect((await post(PATH, { intent: 'others' })).status).toBe(302)
    for (const one of [phone, tablet]) await expect(one.listOrders(1)).rejects.toThrow('NotSignedIn')
    expect(wordsOf((await get(PATH)).html)).not.toContain(security['security.end_others'].de)
    expect((await get('/my-account/overview')).status).toBe(200)
  })

  it('H-S06 lists the other sign-in methods and removes them on request, with the password, without JavaScript', async () => {
    const { get, post, visitorAt, shop } = openPages()
    await visitorAt('/').signUp(ANNA)
    await completeEmailLink(shop.ports, ANNA)
    const phone = shop.visitor()
    for (const visitor of [visitorAt('/'), phone]) await visitor.signIn(ANNA)
    expect((await get(PATH)).html).not.toContain('name="revoke"')
    await addSignInMethods(shop.ports, ANNA.email)
    const page = await get(PATH)
    expect(wordsOf(page.html)).toContain(security['security.methods'].de.replace('{methods}', 'Google und 1 Passkey'))
    expect(page.html).toMatch(/<input[^>]*name="revoke"[^>]*value="yes"/)
    expect(page.html).not.toMatch(/<input(?=[^>]*name="revoke")[^>]*checked/)
    for (const [current, message] of [
      ['nicht7das-richtige', error['error.wrong_password'].de], ['', refusals['validation.this_field_is_required'].de],
    ] as const) {
      const refused = await post(PATH, { intent: 'others', revoke: 'yes', current })
      expect([refused.status, faultOf(refused.html, 'current-others')]).toEqual([422, message])
      expect(refused.html).toMatch(/<input(?=[^>]*name="revoke")[^>]*checked/)
      // The browser scrolls to the invalid field.
      expect(refused.html).toMatch(/<input(?=[^>]*id="field-current-others")[^>]*autofocus/i)
    }
    expect(page.html).not.toMatch(/<input[^>]*autofocus/i)
    expect(await phone.listOrders(1)).toBeDefined()
    const refusedResponse = await post(PATH, { intent: 'others', current: '' })
    expect([refusedResponse.status, refusedResponse.headers.get('location')]).toEqual([302, `${PATH}?ended=1`])
    expect(await signInMethodsOf(shop.ports, ANNA.email)).toEqual(['google', 'Telefon'])
    await phone.signIn(ANNA)
    const removed = await post(PATH, { intent: 'others', revoke: 'yes', current: ANNA.password })
    expect([removed.status, removed.headers.get('location')]).toEqual([302, `${PATH}?ended=methods`])
    expect(await signInMethodsOf(shop.ports, ANNA.email)).toEqual([])
    await expect(phone.listOrders(1)).rejects.toThrow('NotSignedIn')
    expect(wordsOf((await get(`${PATH}?ended=methods`)).html)).toContain(security['security.ended_methods'].de)
  })

  it.each([
    ['', '3. März 2026', ' um ', '00:00'], ['/en', '3 March 2026', ' at ', '00:00'],
    ['/fr', '3 mars 2026', ' à ', '00:00'], ['/it', '3 marzo 2026', ' alle ore ', '00:00'],
  ])('shows in Zurich time when a device was last used, day and hour each in one line (%s)', async (prefix, day, at, hour) => {
    const { get, visitorAt, phone, shop } = await opened()
    shop.clock.set(new Date('2026-03-02T23:00:00Z'))
    await phone.listOrders(1)
    await visitorAt(`${prefix}/`).signIn(ANNA)
    const { html } = await get(`${prefix}${PATH}`)
    const line = (text: string) => `<span class="[^"]*unbroken[^"]*">${text}</span>`
    const message = `${line(day)}(<!-- -->)?${at}(<!-- -->)?${line(hour)}`
    expect(html).toMatch(new RegExp(`<time dateTime="2026-03-02T23:00:00.000Z">${message}</time>`))
  })

  it('scrolls to the message about an added or removed passkey, below the fold', async () => {
    const { get } = await opened()
    for (const news of ['added', 'removed'] as const) {
      const { html } = await get(`${PATH}?passkey=${news}`)
      const [message = ''] = passkey[`passkey.${news}`].de.split('.')
      expect(html).toMatch(new RegExp(`<div(?=[^>]*tabindex="-1")[^>]*autofocus[^>]*><div[^>]*role="status"[^]*?${message}`, 'i'))
    }
    expect((await get(PATH)).html).not.toMatch(/autofocus/i)
  })

  it('asks a guest to sign in first', async () => {
    const { get, post } = openPages()
    for (const response of [await get(PATH), await post(PATH, { intent: 'others' })])
      expect([response.status, response.headers.get('location')?.includes('/login')]).toEqual([302, true])
  })
})
