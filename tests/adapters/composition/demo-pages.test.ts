import { describe, expect, it } from 'vitest'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { listDemoLinks, openDemoPage } from '../../support/demo-page.ts'

const shopCatalogue = demoCatalogue()

describe('the page of demo links', () => {
  it('F-W16 is served by a demo shop, without indexing and script, and not by a live one', async () => {
    const { statusCode, body } = await openDemoPage('demo').inject('/dev')
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('<script')
    const live = openDemoPage('live')
    for (const path of ['/dev', '/dev/mail']) expect((await live.inject(path)).statusCode, path).toBe(404)
  })

  it('F-W16 states what the demo data does not show, and links to everything else', async () => {
    for (const { feature, description, href } of await listDemoLinks())
      expect(href === undefined, feature).toBe(description.startsWith('Not available in the demo.'))
  })

  it('F-W16 names a coupon for each limit', async () => {
    const vouchers = (await listDemoLinks()).filter(({ feature }) => feature.startsWith('Voucher '))
    expect(vouchers).toHaveLength(7)
    const codes = new Set<string>(shopCatalogue.coupons?.map(({ code }) => code))
    expect(vouchers.filter(({ description }) => !codes.has(description.split(',')[0] ?? ''))).toEqual([])
  })
})
