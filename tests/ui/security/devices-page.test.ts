import { describe, expect, it } from 'vitest'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import passkey from '../../../ui/messages/passkey.json' with { type: 'json' }
import security from '../../../ui/messages/security.json' with { type: 'json' }
import shared from '../../../ui/messages/account-shared.json' with { type: 'json' }
import { addSignInMethods, signInMethodsOf } from '../../support/add-sign-in-methods.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { elements, attributeOf, textOf, textsOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/security'
/** The text below a field. */
const faultOf = (html: string, field: string): string => textOf(html, `p[id$="${field}-error"]`)
const wordsOf = (html: string): string => textOf(html)

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
    expect([page.status, page.headers.get('cache-control'), elements(page.html, '[name=id]').length]).toEqual([200, 'no-store', 1])
    expect(wordsOf(page.html)).toContain(security['security.this_device'].de)
    const id = attributeOf(page.html, '[name=id]', 'value') ?? ''
    const done = await post(PATH, { intent: 'end', id })
    expect([done.status, done.headers.get('location')]).toEqual([302, `${PATH}?ended=1`])
    await expect(phone.shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
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
    for (const one of [phone, tablet]) await expect(one.shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
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
    expect(wordsOf(page.html)).toContain(shared['security.methods'].de.replace('{methods}', 'Google und 1 Passkey'))
    expect(elements(page.html, 'input[name=revoke][value=yes]:not([checked])')).toHaveLength(1)
    for (const [current, message] of [
      ['nicht7das-richtige', error['error.wrong_password'].de], ['', refusals['validation.this_field_is_required'].de],
    ] as const) {
      const refused = await post(PATH, { intent: 'others', revoke: 'yes', current })
      expect([refused.status, faultOf(refused.html, 'current-others')]).toEqual([422, message])
      expect(elements(refused.html, 'input[name=revoke][checked]')).toHaveLength(1)
      // The browser scrolls to the invalid field.
      expect(elements(refused.html, 'input#field-current-others[autofocus]')).toHaveLength(1)
    }
    expect(elements(page.html, 'input[autofocus]')).toEqual([])
    expect(await phone.shop.order.listOrders({ page: 1 })).toBeDefined()
    const refusedResponse = await post(PATH, { intent: 'others', current: '' })
    expect([refusedResponse.status, refusedResponse.headers.get('location')]).toEqual([302, `${PATH}?ended=1`])
    expect(await signInMethodsOf(shop.ports, ANNA.email)).toEqual(['google', 'Telefon'])
    await phone.signIn(ANNA)
    const removed = await post(PATH, { intent: 'others', revoke: 'yes', current: ANNA.password })
    expect([removed.status, removed.headers.get('location')]).toEqual([302, `${PATH}?ended=methods`])
    expect(await signInMethodsOf(shop.ports, ANNA.email)).toEqual([])
    await expect(phone.shop.order.listOrders({ page: 1 })).rejects.toThrow('NotSignedIn')
    expect(wordsOf((await get(`${PATH}?ended=methods`)).html)).toContain(security['security.ended_methods'].de)
  })

  it.each([
    ['', '3. März 2026', ' um ', '00:00'], ['/en', '3 March 2026', ' at ', '00:00'],
    ['/fr', '3 mars 2026', ' à ', '00:00'], ['/it', '3 marzo 2026', ' alle ore ', '00:00'],
  ])('shows in Zurich time when a device was last used, day and hour each in one line (%s)', async (prefix, day, at, hour) => {
    const { get, visitorAt, phone, shop } = await opened()
    shop.clock.set(new Date('2026-03-02T23:00:00Z'))
    await phone.shop.order.listOrders({ page: 1 })
    await visitorAt(`${prefix}/`).signIn(ANNA)
    const { html } = await get(`${prefix}${PATH}`)
    const time = elements(html, 'time[datetime="2026-03-02T23:00:00.000Z"]').find((one) => textOf(one) === `${day}${at}${hour}`)
    expect(textsOf(time ?? '', 'span[class*=unbroken]')).toEqual([day, hour])
  })

  it('scrolls to the message about an added or removed passkey, below the fold', async () => {
    const { get } = await opened()
    for (const news of ['added', 'removed'] as const) {
      const { html } = await get(`${PATH}?passkey=${news}`)
      const [message = ''] = passkey[`passkey.${news}`].de.split('.')
      expect(textOf(html, 'div[tabindex="-1"][autofocus] > div[role=status]')).toContain(message)
    }
    expect(elements((await get(PATH)).html, '[autofocus]')).toEqual([])
  })

  it('asks a guest to sign in first', async () => {
    const { get, post } = openPages()
    for (const response of [await get(PATH), await post(PATH, { intent: 'others' })])
      expect([response.status, response.headers.get('location')?.includes('/login')]).toEqual([302, true])
  })
})
