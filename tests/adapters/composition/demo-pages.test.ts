import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openKeptMails } from '../../../adapters/memory/mail/kept-mails.ts'
import { Refused } from '../../../adapters/composition/headless/storefront-of.ts'
import { demoPages } from '../../../adapters/composition/server/demo-pages.ts'
import { seedCustomers } from '../../../adapters/composition/server/seed-customers.ts'
import { DEMO_PASSWORD } from '../../../adapters/seed/customers/demo-customers.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { priceChannelOf } from '../../../adapters/seed/shops/price-channel.ts'
import { BRAND_CHANNELS, type BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/shown-view.tsx'

const goods = demoCatalogue()

/** The page of a demo shop, or of a live one, before the shop's own pages. */
const openTour = (mode: 'demo' | 'live') => {
  const { shop, get } = openPages()
  const app = Fastify()
  app.setNotFoundHandler(async ({ url }, reply) => {
    const { status, html } = await get(url)
    return reply.code(status).type('text/html').send(html)
  })
  demoPages(app, {
    configuration: { mode },
    shop: { register: shop.ports.register, storage: { keptMails: openKeptMails() } },
    publicUrlOf: (brand) => `https://${brand}.example`,
  })
  return app
}

type Seen = { readonly ability: string; readonly look: string; readonly href: string | undefined }

const listed = async (): Promise<readonly Seen[]> => {
  const { body } = await openTour('demo').inject('/dev')
  const rows = body.matchAll(/<tr><td>(?:<a href="([^"]+)">)?([^<]+)(?:<\/a>)?<\/td><td>([^<]+)</g)
  return [...rows].map(([, href, ability = '', look = '']) => ({ ability, look, href: href?.replaceAll('&amp;', '&') }))
}

const brandOf = (href: string): BrandChannel =>
  BRAND_CHANNELS.find((brand) => new URL(href).host === `${brand}.example`) ?? 'iris'

/** What stands on the order's history, in the default language. */
const STATUS: Readonly<Record<string, string>> = {
  'Order new': 'Neu eingegangen', 'Order fulfiller_ready': 'In Bearbeitung', 'Order accepted': 'Angenommen', 'Order open': 'Wird gepackt',
  'Order shipped': 'Versandt', 'Order cancelled': 'Annulliert', 'Order returned': 'Zurückgesandt',
}

const PROMISED: ReadonlyMap<string, RegExp> = new Map([
  ['Stop order', /Nur noch \d+ Packung(en)? lieferbar/],
  ['Sold out', /Zurzeit nicht an Lager/],
  ['Discontinued with successor', /Nachfolger/],
  ['Miles and more', /Miles & More/],
  ['Bulk price', /Ab \d+ Packungen CHF/],
])
/** Other links lead to the cart, or to goods that show what they are once they lie in it. */
const promisedOf = (ability: string): RegExp => PROMISED.get(ability) ?? new RegExp(STATUS[ability] ?? 'Warenkorb')

/** The pages of the filled demo shop; past orders are those of anna. */
const openFollowed = async () => {
  const pages = openPages()
  const { shop } = pages
  await seedCustomers({ ...shop.ports, commerce: shop.commerce, now: shop.clock.now() })
  return {
    visitor: () => pages.visitorAt('/'),
    signedIn: () => pages.visitorAt('/').signIn({ email: 'anna@example.ch', password: DEMO_PASSWORD }),
    follow: (href: string) => pages.get(href.replace(/^https:\/\/[^/]+/, '')),
  }
}

describe('what a demo shop lists of itself', () => {
  it('F-W16 is answered by a demo shop, kept from search engines and without script, and by no live one', async () => {
    const { statusCode, body } = await openTour('demo').inject('/dev')
    expect(statusCode).toBe(200)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).not.toContain('<script')
    const live = openTour('live')
    for (const path of ['/dev', '/dev/mail']) expect((await live.inject(path)).statusCode, path).toBe(404)
  })

  it('F-W16 says plainly of what nothing in the demo shows, and leads to everything else', async () => {
    for (const { ability, look, href } of await listed())
      expect(href === undefined, ability).toBe(look.startsWith('Nothing in the demo shows it.'))
  })

  it('F-W16 leads to what it promises: goods, past orders, miles', async () => {
    const { signedIn, follow } = await openFollowed()
    const seen = await listed()
    await signedIn()
    for (const { ability, href } of seen) {
      if (href === undefined) continue
      const answer = await follow(href)
      expect(answer.status, ability).toBe(200)
      expect(words(answer.html), ability).toMatch(promisedOf(ability))
    }
    expect(seen.filter(({ href, ability }) => href !== undefined && PROMISED.has(ability))).toHaveLength(PROMISED.size)
    expect(seen.filter(({ ability }) => STATUS[ability] !== undefined)).toHaveLength(Object.keys(STATUS).length)
  })

  it('F-W16 leads to a campaign: who puts the lens into the cart then pays less than usual', async () => {
    const href = (await listed()).find(({ ability }) => ability === 'Campaign link')?.href ?? ''
    const lens = goods.stock.find(({ variant }) => new URL(href).pathname === `/p/${String(variant.productId)}`)?.variant
    if (lens === undefined) throw new Error('The campaign is not linked')
    const { follow, visitor } = await openFollowed()
    expect((await follow(href)).status).toBe(200)
    const { lines: [line] } = await visitor().addToCart({ productId: lens.productId, eye: 'right', option: lens.option, quantity: 1 })
    const usual = goods.prices.find((price) => price.productId === lens.productId && price.priceChannel === priceChannelOf('iris'))
    expect(line?.unitPrice.cents).toBeLessThan(usual?.current ?? 0)
  })

  it('F-W16 leads to the brand that sells a product singly: a second one is refused', async () => {
    const href = (await listed()).find(({ ability }) => ability === 'Product capped at one')?.href ?? ''
    const product = goods.products.find(({ id }) => new URL(href).pathname === `/p/${String(id)}`)
    if (product === undefined) throw new Error('No product is sold singly')
    const visitor = openPages().shop.visitor({ brand: brandOf(href) })
    await visitor.addToCart({ productId: product.id, option: {}, quantity: 1 })
    await expect(visitor.addToCart({ productId: product.id, option: {}, quantity: 1 })).rejects.toThrow(Refused)
  })

  it('F-W16 leads to the brand that gives a trial: it comes with the lens that is linked', async () => {
    const trial = (await listed()).find(({ ability }) => ability === 'Trial')
    const brand = brandOf(trial?.href ?? '')
    const visitor = openPages({}, brand).shop.visitor({ brand })
    const lens = goods.stock.find(({ variant }) => trial?.href?.endsWith(`/p/${String(variant.productId)}`))?.variant
    if (lens === undefined) throw new Error('The trial is not linked')
    const cart = await visitor.addToCart({ productId: lens.productId, eye: 'right', option: lens.option, quantity: 1 })
    expect(cart.lines.filter(({ isTrial }) => isTrial)).toHaveLength(1)
  })

  it.each([
    ['Voucher expired', 'Expired'], ['Voucher for other products', 'OtherProductsOnly'], ['Voucher below the minimum', 'BelowMinimum'],
  ])('F-W16 names a voucher that is refused as promised: %s', async (ability, reason) => {
    const [code = ''] = (await listed()).find((one) => one.ability === ability)?.look.split(',') ?? []
    const visitor = openPages().shop.visitor()
    const drops = goods.products.find(({ group }) => group.key === 'systane-ultra')
    if (drops === undefined) throw new Error('The demo shop has no drops')
    await visitor.addToCart({ productId: drops.id, option: {}, quantity: 1 })
    await expect(visitor.applyCoupon(code)).rejects.toMatchObject({ failure: { reason: { _tag: reason } } })
  })

  it('F-W16 names a voucher for each limit', async () => {
    const vouchers = (await listed()).filter(({ ability }) => ability.startsWith('Voucher ') && ability !== 'Voucher form off')
    expect(vouchers).toHaveLength(7)
    const codes = new Set<string>(goods.coupons?.map(({ code }) => code))
    expect(vouchers.filter(({ look }) => !codes.has(look.split(',')[0] ?? ''))).toEqual([])
  })
})
