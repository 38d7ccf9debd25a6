import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeDatatransProvider } from '../../../adapters/datatrans/datatrans-provider.ts'
import { lightboxTexts } from '../../../adapters/composition/payment-page-texts.ts'
import { lightboxPages } from '../../../adapters/datatrans/lightbox-pages.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { aPayment } from '../../support/builders/payment.ts'
import { chromiumForBriefPages } from '../../support/chromium.ts'
import { value } from '../../support/outcome.ts'
import { fakeDatatrans } from './fake-datatrans.ts'
import { exampleResponse } from './example-responses.ts'

const TRANSACTION = '260302090512345678'
const SCRIPT = '/upp/payment/js/datatrans-2.0.0.global.min.js'
const ORDER = '/checkout/thank-you/order-1_______________'
const pathOf = (back = ORDER): string => `/pay/lightbox/${TRANSACTION}?${new URLSearchParams({ back }).toString()}`

/** Replaces the script of the provider, for which there is no account: opens a frame and records its calls. */
const STAND_IN = `window.Datatrans = { startPayment: (options) => {
  window.startOptions = options
  const frame = document.createElement('iframe')
  frame.src = document.currentScript === null ? '${'{origin}'}/v1/start/' + options.transactionId : ''
  frame.addEventListener('load', () => { options.loaded() })
  document.body.append(frame)
  options.opened()
} }`
const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

describe('the configured payment page of Datatrans', () => {
  it.each([
    ['sandbox', 'https://pay.sandbox.datatrans.com'],
    ['live', 'https://pay.datatrans.com'],
  ] as const)('AS-PAY-06 CC-PAY-13 is the redirect page, or our page with the lightbox script, of %s alone', async (environment, host) => {
    const datatrans = await fakeDatatrans()
    datatrans.answers({ status: 201, body: exampleResponse('started') })
    const thankYou = `https://shop.example/fr${ORDER}`
    const addresses = { success: thankYou, cancel: thankYou, error: thankYou, notice: 'https://shop.example/n' }
    const opened = async (page: 'redirect' | 'lightbox'): Promise<string> => {
      const provider = makeDatatransProvider(
        { merchantId: '1', password: 'x', signKey: 'ab', environment, page },
        { send: datatrans.send },
      )
      return (await value(provider.start(aPayment(), { locale: 'fr', addresses }))).redirect
    }
    expect(await opened('redirect')).toBe(`${host}/v1/start/${TRANSACTION}`)
    expect(await opened('lightbox')).toBe(`https://shop.example${pathOf(`/fr${ORDER}`)}`)
    for (const { body } of datatrans.received) expect(body).toMatchObject({ amount: 5790, currency: 'CHF' })
    await datatrans.close()

    const app = Fastify()
    lightboxPages(app, { textsOf: lightboxTexts, environment })
    const { body, headers } = await app.inject(pathOf(`/fr${ORDER}`))
    expect(body).toContain(`data-script="${host}${SCRIPT}"`)
    expect([...new Set(body.match(/https:\/\/[^/"]+/g))]).toEqual([host])
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' ${host};`)
    expect(String(headers['permissions-policy'])).toContain(`payment=(self "${host}")`)
    await app.close()
  })

  it('returns only to the page of an order, and opens only valid transaction ids', async () => {
    const app = Fastify()
    lightboxPages(app, { textsOf: lightboxTexts, environment: 'sandbox' })
    for (const back of ['https://evil.example/', '//evil.example', '/', `${ORDER}/..`, `javascript:${ORDER}`, `${ORDER}"><script>`, ''])
      expect((await app.inject(pathOf(back))).statusCode).toBe(404)
    for (const name of ['a b', '%3Cscript%3E', 'x'.repeat(65)])
      expect((await app.inject(`/pay/lightbox/${name}?back=${ORDER}`)).statusCode).toBe(404)
    expect((await app.inject(`/pay/lightbox/${TRANSACTION}`)).statusCode).toBe(404)
    const seen = await app.inject(pathOf())
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    await app.close()
  })
})

describe('the lightbox in a browser, with a fake provider script', () => {
  let browser: Browser
  let context: BrowserContext
  let datatrans: FastifyInstance
  let shop: FastifyInstance
  let origin: string
  let script: string
  let response: 'script' | 'silence' | 'broken'
  let paths: string[]
  const complaints: string[] = []

  beforeAll(async () => { browser = await chromium.launch(chromiumForBriefPages()) }, 60_000)
  afterAll(() => browser.close())
  beforeEach(async () => {
    paths = []
    complaints.length = 0
    response = 'script'
    datatrans = Fastify({ forceCloseConnections: true })
    datatrans.addHook('onRequest', async ({ url }) => { paths.push(url) })
    datatrans.get(SCRIPT, async (_request, reply) => {
      if (response === 'silence') return new Promise<never>(() => {})
      return reply.code(response === 'broken' ? 503 : 200).header('access-control-allow-origin', '*').type('text/javascript').send(script)
    })
    datatrans.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
    datatrans.get('/v1/start/*', async (_request, reply) => reply.type('text/html').send('<title>The provider</title>'))
    origin = await datatrans.listen({ host: '127.0.0.1', port: 0 })
    script = STAND_IN.replace('{origin}', origin)
    context = await browser.newContext()
  })
  afterEach(async () => {
    await context.close()
    await shop.close()
    await datatrans.close()
  })

  type Opened = { readonly integrity?: string; readonly timeout?: number; readonly back?: string }
  const open = async ({ integrity, timeout = 5000, back = ORDER }: Opened = {}) => {
    shop = Fastify({ forceCloseConnections: true })
    shop.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
    lightboxPages(shop, {
      textsOf: lightboxTexts, environment: 'sandbox', timeout, payOrigin: origin, ...(integrity === undefined ? {} : { integrity }),
    })
    shop.get('/checkout/thank-you/*', async (_request, reply) => reply.type('text/html').send('<title>The order</title>'))
    const here = await shop.listen({ host: '127.0.0.1', port: 0 })
    const page = await context.newPage()
    page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()) })
    await page.goto(`${here}${ORDER}`)
    expect(paths).toEqual([])
    await page.goto(`${here}${pathOf(back)}`, { waitUntil: 'domcontentloaded' })
    return page
  }
  const wayOn = async (page: Awaited<ReturnType<typeof open>>): Promise<string | null> => {
    const link = page.getByRole('link', { name: lightboxTexts('de').go })
    await link.waitFor()
    return link.getAttribute('href')
  }

  it('AS-PAY-05 loads its script once, and returns when it is closed or fails', { timeout: 30_000 }, async () => {
    for (const [event, address] of [['closed', `${ORDER}?payment=cancelled`], ['error', `${ORDER}?payment=failed`]] as const) {
      const page = await open()
      await page.locator('iframe').waitFor()
      expect(paths).toContain(`/v1/start/${TRANSACTION}`)
      expect(paths.filter((one) => one.startsWith(SCRIPT))).toHaveLength(1)
      expect(await page.getByRole('link', { name: lightboxTexts('de').go }).count()).toBe(0)
      expect(complaints).toEqual([])
      await page.evaluate(`window.startOptions.${event}({ message: 'no', detail: '' })`)
      await page.waitForURL(`**${address}`)
      await page.close()
      await shop.close()
      paths = []
    }
  })

  it('runs a script with the expected hash', { timeout: 30_000 }, async () => {
    const page = await open({ integrity: hashOf(script) })
    await page.locator('iframe').waitFor()
    expect(await page.evaluate('typeof window.Datatrans')).toBe('object')
  })

  it('Y15 does not run a script with one changed byte, and offers the redirect', { timeout: 30_000 }, async () => {
    const integrity = hashOf(script)
    script += ' '
    const page = await open({ integrity })
    expect(await wayOn(page)).toBe(`${origin}/v1/start/${TRANSACTION}`)
    expect(await page.evaluate('window.Datatrans')).toBeUndefined()
  })

  const noScript = ['broken', 'silence'] as const

  it.each(noScript)('Y15 offers the redirect if the script cannot be loaded (%s)', { timeout: 30_000 }, async (how) => {
    response = how
    const page = await open({ timeout: 500 })
    const address = await wayOn(page)
    expect(address).toBe(`${origin}/v1/start/${TRANSACTION}`)
    await page.getByRole('link', { name: lightboxTexts('de').go }).click()
    await page.waitForURL(`**/v1/start/${TRANSACTION}`)
    expect(await page.title()).toBe('The provider')
  })

  it('Y15 offers the redirect if the provider is unreachable, or its script does something else', { timeout: 30_000 }, async () => {
    script = 'window.Datatrans = {}'
    expect(await wayOn(await open())).toBe(`${origin}/v1/start/${TRANSACTION}`)
    await shop.close()
    await datatrans.close()
    paths = []
    expect(await wayOn(await open())).toBe(`${origin}/v1/start/${TRANSACTION}`)
  })

  it('continues without JavaScript, in each language', { timeout: 30_000 }, async () => {
    await context.close()
    context = await browser.newContext({ javaScriptEnabled: false })
    for (const locale of LOCALES) {
      const page = await open({ back: localePath(locale, ORDER) })
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      const link = page.getByRole('link', { name: lightboxTexts(locale).go })
      expect(await link.isVisible()).toBe(true)
      expect(await page.getByRole('link', { name: lightboxTexts(locale).back }).getAttribute('href')).toBe(localePath(locale, ORDER))
      await shop.close()
    }
    expect(paths).toEqual([])
  })
})
