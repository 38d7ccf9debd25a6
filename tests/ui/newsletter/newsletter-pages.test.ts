import { describe, expect, it } from 'vitest'
import newsletter from '../../../ui/messages/newsletter.json' with { type: 'json' }
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { elements } from '../../support/html.ts'
import { words } from '../../support/render-view.tsx'
import { openPages } from '../../support/open-pages.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const PAGE = '/my-account/newsletter'

const opened = async () => {
  const pages = openPages()
  const visitor = pages.visitorAt('/')
  await visitor.signUp(ANNA)
  await completeEmailLink(pages.shop.ports, ANNA)
  await visitor.signIn(ANNA)
  const links = async (method: 'confirm' | 'unsubscribe'): Promise<readonly string[]> =>
    (await pages.shop.mails()).flatMap(({ text }) => (new RegExp(`/newsletter/${method}/[\\w-]+`).exec(text) ?? []).slice(0, 1))
  return { ...pages, links }
}
const ticked = (html: string): number => elements(html, '[type=checkbox][checked]').length

describe('the newsletter pages', () => {
  it('AS-ACCT-01 AS-ROLE-03 let a customer subscribe, by mail, and unsubscribe at one press, without JavaScript', async () => {
    const { get, post, links } = await opened()
    const fresh = await get(PAGE)
    expect([fresh.status, ticked(fresh.html), fresh.headers.get('cache-control')]).toEqual([200, 0, 'no-store'])
    const response = await post(PAGE, { newsletter: 'yes', retention_campaign: 'yes' })
    expect(response.headers.get('location')).toBe(`${PAGE}?requested=1`)
    const waiting = await get(`${PAGE}?requested=1`)
    expect([ticked(waiting.html), words(waiting.html).includes(newsletter['newsletter.requested'].de)]).toEqual([0, true])
    const [confirm = ''] = await links('confirm')
    const page = await get(confirm)
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    expect(ticked((await get(PAGE)).html)).toBe(0)
    expect((await post(confirm, {})).html).toContain(newsletter['newsletter.confirmed'].de)
    expect(ticked((await get(PAGE)).html)).toBe(2)
    expect((await post(confirm, {})).status).toBe(422)
    expect((await post(PAGE, { intent: 'none', newsletter: 'yes' })).headers.get('location')).toBe(`${PAGE}?saved=1`)
    expect(ticked((await get(PAGE)).html)).toBe(0)
  })

  it('G10 let anybody subscribe, known or not, and unsubscribe by the mail’s link without signing in', async () => {
    const { get, post, links, visitorAt } = await opened()
    await visitorAt('/').signOut()
    const [known, unknown] = [ANNA.email, 'nobody@example.ch']
    const responses = [await post('/newsletter', { email: known }), await post('/newsletter', { email: unknown })]
    expect(responses[0]?.html.replaceAll(known, '')).toBe(responses[1]?.html.replaceAll(unknown, ''))
    expect((await post('/newsletter', { email: 'nonsense' })).status).toBe(422)
    for (const confirm of await links('confirm')) await post(confirm, {})
    const unsubscribeLinks = await links('unsubscribe')
    expect(unsubscribeLinks).toHaveLength(2)
    expect(words((await get(unsubscribeLinks[0] ?? '')).html)).toContain(newsletter['newsletter.unsubscribe_text'].de)
    expect((await post(unsubscribeLinks[0] ?? '', {})).html).toContain(newsletter['newsletter.unsubscribed'].de)
    expect((await post('/newsletter/unsubscribe/unknown', {})).html).toContain(newsletter['newsletter.unsubscribed'].de)
    expect((await get('/newsletter/other/x')).status).toBe(404)
  })
})
