import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { makeEmail } from '../../../domain/customer/email.ts'
import { channelsWhen, makeMarketingToken } from '../../../domain/customer/marketing.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { value } from '../../support/outcome.ts'

const EMAIL = made(makeEmail('anna@example.ch'))
const LEAVE = 'leave'.padEnd(43, '_')

describe('one-click unsubscribe in mail programs (RFC 8058)', () => {
  const shop = openSmallShop()
  let app: FastifyInstance
  let url = ''
  beforeAll(async () => {
    app = await openApi(shop.commerce)
    url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/newsletter-unsubscriptions/${LEAVE}`
    await subscribe('ask')
  })
  const subscribe = async (name: string): Promise<void> => {
    const { marketing, clock } = shop.ports
    const token = made(makeMarketingToken(name.padEnd(43, '_')))
    const [at, endsAt] = [clock.now(), new Date(clock.now().getTime() + 1000)]
    await value(marketing.requestConsent(
      { token, email: EMAIL, brandChannel: 'iris', locale: 'de', channels: channelsWhen(true), source: 'page', requestedAt: at, endsAt },
      aMail({}),
    ))
    await value(
      marketing.confirm({ token, brandChannel: 'iris', at }, { unsubscribeToken: made(makeMarketingToken(LEAVE)), mails: () => [] }),
    )
  }
  afterAll(() => app.close())

  const channels = async () => (await value(shop.ports.marketing.subscription(EMAIL, 'iris')))?.channels.length
  const press = (body: string, address = url) =>
    fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

  it('AS-MKT-04 G10 needs no session and no page: one POST unsubscribes; a GET changes nothing', async () => {
    const response = await fetch(url, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, `/newsletter/unsubscribe/${LEAVE}`])
    expect((await press('something=else')).status).toBe(400)
    expect(await channels()).toBe(3)
    const done = await press('List-Unsubscribe=One-Click')
    expect([done.status, await channels()]).toEqual([200, 0])
    const guessed = await press('List-Unsubscribe=One-Click', url.replace('leave_', 'guess_'))
    expect([guessed.status, await guessed.text()]).toEqual([200, await done.text()])
  })

  it('H-S08 accepts the form in both encodings of the RFC, and nothing that only contains its text', async () => {
    await subscribe('again')
    const pressed = async (body: BodyInit, type?: string): Promise<number> =>
      (await fetch(url, { method: 'POST', body, ...(type === undefined ? {} : { headers: { 'content-type': type } }) })).status
    const form = (value: string): FormData => {
      const made = new FormData()
      made.set('List-Unsubscribe', value)
      return made
    }
    const words = 'x=List-Unsubscribe=One-Click'
    expect([
      await pressed(form('Two-Clicks')), await pressed('List-Unsubscribe=One-Click', 'text/plain'),
      await pressed('', 'multipart/form-data'),
      await pressed(words, 'application/x-www-form-urlencoded'), await pressed('--b\r\n', 'multipart/form-data; boundary=b'),
    ]).toEqual([400, 400, 400, 400, 400])
    expect(await channels()).toBe(3)
    expect([await pressed(form('One-Click')), await channels()]).toEqual([200, 0])
  })
})
