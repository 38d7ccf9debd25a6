import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smtpMailer } from '../../../adapters/mail/smtp-mailer.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { httpShop } from '../../support/api/http-shop.ts'
import { made } from '../../support/builders/made.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { value } from '../../support/outcome.ts'
import { openMailCatcher } from './mail-catcher.ts'

const ANNA = 'anna@example.ch'

let catcher: Awaited<ReturnType<typeof openMailCatcher>>
let shop: ReturnType<typeof openSmallShop>
let app: FastifyInstance
let url = ''
beforeAll(async () => {
  catcher = await openMailCatcher()
  shop = openSmallShop(undefined, { mailer: smtpMailer({ url: catcher.url, report: () => {} }) })
  app = await openApi(shop.commerce)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await catcher.close()
})

const head = (raw: string): string => (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
const header = (raw: string, name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'mi').exec(head(raw))?.[1]
const words = (raw: string): string => raw.replace(/=\r\n/g, '').replace(/=3D/g, '=')
const channels = async () => (await value(shop.ports.marketing.subscription(made(makeEmail(ANNA)), 'iris')))?.channels.length

/** The mails that arrived since, once all pending ones are sent. */
const arrived = async (): Promise<readonly string[]> => {
  const before = catcher.caught.length
  await value(shop.commerce.jobs.sendMails())
  return catcher.caught.slice(before).map(({ raw }) => raw)
}

it('G9 AS-MKT-04 the unsubscribe button of a mail program, taken from the delivered mail, ends the consent at one press', async () => {
  const { marketing } = httpShop({ fetch, baseUrl: url, shop: someSettings(), locale: () => 'de', log: () => {} })
  await value(marketing.requestNewsletter({ email: ANNA }))
  const [confirmation = ''] = await arrived()
  expect([header(confirmation, 'List-Unsubscribe'), await channels()]).toEqual([undefined, undefined])
  const [, token = ''] = /\/newsletter\/confirm\/([\w-]+)/.exec(words(confirmation)) ?? []
  await value(marketing.confirmNewsletter({ token }))
  const [welcome = ''] = await arrived()
  expect(await channels()).toBe(3)

  expect(header(welcome, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const [, address = ''] = /^<(https?:\/\/[^>]+)>$/.exec(header(welcome, 'List-Unsubscribe') ?? '') ?? []
  const press = async (method: 'POST' | 'GET') =>
    (await fetch(`${url}${new URL(address).pathname}`, {
      method, redirect: 'manual',
      ...(method === 'GET' ? {} : { body: header(welcome, 'List-Unsubscribe-Post') ?? '' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })).status
  expect([await press('GET'), await channels()]).toEqual([302, 3])
  expect([await press('POST'), await channels()]).toEqual([200, 0])
  expect([await press('POST'), await channels()]).toEqual([200, 0])
})
