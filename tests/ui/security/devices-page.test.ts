import { describe, expect, it } from 'vitest'
import error from '../../../ui/messages/error.json' with { type: 'json' }
import security from '../../../ui/messages/security.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PATH = '/my-account/security'
const wordsOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', '’')

const opened = async () => {
  const pages = openPages()
  await pages.visitorAt('/').signUp(ANNA)
  const phone = pages.shop.visitor()
  await phone.signIn(ANNA)
  return { ...pages, phone }
}

describe('the page of the devices one is signed in on', () => {
  it('AS-CALL-08 I12 ends one of them, without script, which is a guest from then on', async () => {
    const { get, post, phone } = await opened()
    const page = await get(PATH)
    expect([page.status, page.headers.get('cache-control'), page.html.match(/name="id"/g)?.length]).toEqual([200, 'no-store', 1])
    expect(wordsOf(page.html)).toContain(security['security.here'].de)
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

  it.each([
    ['', '3. März 2026', ' um ', '00:00'], ['/en', '3 March 2026', ' at ', '00:00'],
    ['/fr', '3 mars 2026', ' à ', '00:00'], ['/it', '3 marzo 2026', ' alle ore ', '00:00'],
  ])('says by the clock of Zurich when a device was last used, day and hour each in one line (%s)', async (prefix, day, at, hour) => {
    const { get, visitorAt, phone, shop } = await opened()
    shop.clock.set(new Date('2026-03-02T23:00:00Z'))
    await phone.listOrders(1)
    await visitorAt(`${prefix}/`).signIn(ANNA)
    const { html } = await get(`${prefix}${PATH}`)
    const line = (text: string) => `<span class="[^"]*unbroken[^"]*">${text}</span>`
    const said = `${line(day)}(<!-- -->)?${at}(<!-- -->)?${line(hour)}`
    expect(html).toMatch(new RegExp(`<time dateTime="2026-03-02T23:00:00.000Z">${said}</time>`))
  })

  it('asks a guest to sign in first', async () => {
    const { get, post } = openPages()
    for (const answer of [await get(PATH), await post(PATH, { intent: 'others' })])
      expect([answer.status, answer.headers.get('location')?.includes('/login')]).toEqual([302, true])
  })
})
