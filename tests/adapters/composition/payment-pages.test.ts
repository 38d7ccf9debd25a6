import Fastify from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { sandboxTexts } from '../../../adapters/composition/payment-page-texts.ts'
import { paymentPages } from '../../../adapters/composition/server/payment-pages.ts'
import { readConfiguration } from '../../../adapters/configuration/read-configuration.ts'

const LIVE = {
  MODE: 'live', DATABASE_URL: 'postgres://shop:word@db.example/shop', SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://iris.example',
  SMTP_URL: 'smtp://mail.example', DATATRANS_MERCHANT_ID: '1100000000', DATATRANS_PASSWORD: 'word', DATATRANS_SIGN_KEY: 'ab'.repeat(32),
  SHOPS: 'shops.json', DATATRANS_ENVIRONMENT: 'sandbox', PLAIN_PAGES: 'yes',
}
const INTEGRITY = `sha384-${'a'.repeat(64)}`
const LIGHTBOX = '/pay/lightbox/260302090512345678?back=%2Fcheckout%2Fthank-you%2Forder-1_______________'

/** The response of the server of a shop with this configuration for the page that opens the lightbox. */
const lightboxOf = async (environment: Readonly<Record<string, string>>) => {
  const read = readConfiguration(environment)
  if (E.isLeft(read)) throw new Error(read.left.map(({ variable }) => variable).join())
  const app = Fastify()
  await paymentPages(app, read.right.datatrans, {
    secret: 'x'.repeat(32), report: () => {}, nameOf: (method) => method, textsOf: sandboxTexts,
  })
  const { statusCode, body, headers } = await app.inject(LIGHTBOX)
  await app.close()
  return { statusCode, body, policy: String(headers['content-security-policy']) }
}

describe('the payment pages', () => {
  it.each([
    ['sandbox', 'https://pay.sandbox.datatrans.com'],
    ['live', 'https://pay.datatrans.com'],
  ])('AS-PAY-06 open the lightbox of %s only if configured, with the script it requires', async (where, host) => {
    const lightboxSettings = { ...LIVE, DATATRANS_ENVIRONMENT: where, DATATRANS_PAGE: 'lightbox' }
    const { statusCode, body, policy } = await lightboxOf({ ...lightboxSettings, DATATRANS_SCRIPT_INTEGRITY: INTEGRITY })
    expect(statusCode).toBe(200)
    expect([...new Set(`${body} ${policy}`.match(/https:\/\/[^/" ;]+/g))]).toEqual([host])
    expect(body).toContain(`data-integrity="${INTEGRITY}"`)
    expect((await lightboxOf(lightboxSettings)).body).not.toContain('data-integrity')
  })

  it('AS-PAY-06 have no lightbox for the provider’s own page, or in the sandbox', async () => {
    expect((await lightboxOf(LIVE)).statusCode).toBe(404)
    expect((await lightboxOf({})).statusCode).toBe(404)
  })
})
