import { describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import newsletter from '../../../ui/messages/newsletter.json' with { type: 'json' }
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { made } from '../../support/builders/made.ts'
import { attributesOf, element } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { value } from '../../support/outcome.ts'

const NAMES = { firstName: 'Anna', lastName: 'Keller' }
const ANNA = { ...NAMES, email: 'anna.keller@example.ch', password: 'sehr7gute-sicht' }
const LINKED = { ...NAMES, email: ANNA.email, method: 'link' }

/** The names of the values that the form of a page can send. */
const namesOf = (html: string): readonly string[] => attributesOf(html, 'main input[name]', 'name').toSorted()
const isTicked = (html: string): boolean => element(html, 'input[name=newsletter][checked]') !== undefined

const opened = () => {
  const pages = openPages()
  const mails = () => pages.shop.mails()
  const send = async (): Promise<readonly string[]> =>
    (await mails()).flatMap(({ to, text }) => (/\/newsletter\/confirm\/[\w-]+/.test(text) ? [to] : []))
  const confirm = async (): Promise<string> =>
    (await mails()).flatMap(({ text }) => /\/newsletter\/confirm\/[\w-]+/.exec(text) ?? []).at(-1) ?? ''
  const agreed = async () =>
    (await value(pages.shop.ports.marketing.subscription(made(makeEmail(ANNA.email)), 'iris')))?.channels ?? []
  return { ...pages, sentMails: send, confirm, agreed }
}

describe('the newsletter on registration', () => {
  it('AS-ENT-02 is one of six fields of the form, with names, address, password and language; never preselected', async () => {
    for (const [path, locale] of [['/register', 'de'], ['/fr/register', 'fr']] as const) {
      const { html } = await openPages().get(path)
      expect(namesOf(html)).toEqual(['email', 'firstName', 'lastName', 'locale_code', 'newsletter', 'password'])
      expect([isTicked(html), html.includes(`name="locale_code" value="${locale}"`)]).toEqual([false, true])
    }
  })

  it('AS-ENT-03 hides the password field on request, preserves the input and can show it again', async () => {
    const { post, sentMails, shop } = opened()
    const { status, html } = await post('/register', { ...LINKED, lastName: '', password: 'sehr7gute-sicht', newsletter: 'yes' })
    expect([status, namesOf(html), isTicked(html)]).toEqual([422, ['email', 'firstName', 'lastName', 'locale_code', 'newsletter'], true])
    expect(html).not.toContain('sehr7gute-sicht')
    const back = await post('/register', { ...LINKED, method: 'password', newsletter: 'yes' })
    expect([back.status, namesOf(back.html).includes('password'), isTicked(back.html)]).toEqual([200, true, true])
    expect(back.html).toContain(`value="${ANNA.email}"`)
    // A hidden password is not sent: it is not used to sign in.
    expect((await post('/register', { ...LINKED, password: ANNA.password })).status).toBe(200)
    await expect(shop.visitor().signIn(ANNA)).rejects.toThrow('WrongCredentials')
    expect(await sentMails()).toEqual([])
  })

  it.each([['with a password', ANNA], ['by a link', LINKED]] as const)(
    'AS-MKT-06 AS-AUTH-21 sends a mail, %s, and counts for nothing until confirmed', async (_how, fields) => {
      const { post, sentMails, confirm, agreed } = opened()
      expect((await post('/register', { ...fields, newsletter: 'yes' })).status).toBe('method' in fields ? 200 : 302)
      expect([await sentMails(), await agreed()]).toEqual([[ANNA.email], []])
      await post(await confirm(), {})
      expect(await agreed()).toEqual(['newsletter', 'marketing_automation', 'retention_campaign'])
    },
  )

  it.each([['with a password', ANNA], ['by a link', LINKED]] as const)(
    'AS-MKT-06 sends nothing if not ticked, %s', async (_how, fields) => {
      const { post, sentMails } = opened()
      for (const box of [{}, { newsletter: '' }, { newsletter: 'no' }]) await post('/register', { ...fields, ...box })
      expect(await sentMails()).toEqual([])
    },
  )

  it('AS-MKT-06 never reveals whether the address is known, and uses the language of the form', async () => {
    const { get, post, shop, visitorAt } = opened()
    await post('/register', { ...ANNA, locale_code: 'it' })
    expect(await visitorAt('/').loadProfile()).toMatchObject({ customer: { locale: 'it' } })
    await completeEmailLink(shop.ports, ANNA)
    const [known, unknown] = [ANNA.email, 'neu@example.ch']
    const respond = (email: string) => post('/fr/register', { ...LINKED, email, newsletter: 'yes' })
    const responses = [await respond(known), await respond(unknown)]
    expect(responses[0]?.html.replaceAll(known, '')).toBe(responses[1]?.html.replaceAll(unknown, ''))
    const recipients = (await shop.mails()).flatMap(({ to, text }) => (text.includes('/fr/newsletter/confirm/') ? [to] : []))
    expect(recipients.toSorted()).toEqual([known, unknown].toSorted())
    expect((await get('/fr/register')).status).toBe(200)
  })
})

describe('the newsletter of a customer', () => {
  it('AS-MKT-05 is subscribed completely by one press, and unsubscribed by another; the page for guests redirects there', async () => {
    const { get, post, confirm, agreed, shop } = opened()
    await post('/register', ANNA)
    await completeEmailLink(shop.ports, ANNA)
    await post('/login', ANNA)
    expect((await get('/newsletter')).headers.get('location')).toBe('/my-account/newsletter')
    const response = await post('/my-account/newsletter', { intent: 'all' })
    expect([response.headers.get('location'), await agreed()]).toEqual(['/my-account/newsletter?requested=1', []])
    await post(await confirm(), {})
    expect(await agreed()).toHaveLength(3)
    expect((await get('/my-account/newsletter')).html).not.toContain(newsletter['newsletter.all'].de)
    await post('/my-account/newsletter', { intent: 'none', newsletter: 'yes' })
    expect(await agreed()).toEqual([])
  })

  it('is in the footer of every page', async () => {
    expect(element((await openPages().get('/fr/login')).html, 'footer [href="/fr/newsletter"]')).toBeDefined()
  })
})
