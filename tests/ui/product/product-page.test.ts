import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CurrentShop } from '../../../application/storefront/shop/current-shop.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import { demoCatalogue } from '../../../adapters/seed/demo-catalogue.ts'
import { presetOption } from '../../../domain/prescription/preset-option.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import { canBeOrdered } from '../../../domain/product/can-be-ordered.ts'
import * as E from 'fp-ts/lib/Either.js'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { makeRoutes, pageOfRoute } from '../../../ui/routing/routes.tsx'
import { elements, attributeOf, attributesOf, codeOf, markupOf, element, optionsOf, textOf, textsOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { openPages } from '../../support/open-pages.ts'
import { words } from '../../support/render-view.tsx'
import { GUEST } from '../../support/commerce.ts'

const { products } = demoCatalogue()
const named = (title: string, packs: number) => {
  const result = products.find((product) => product.titles.de === title && product.pack.quantity === packs)
  if (result === undefined) throw new Error(`The demo shop has no ${title} of ${packs}`)
  return result
}
const first = (inputOf: (product: (typeof products)[number]) => boolean) => {
  const result = products.find(inputOf)
  if (result === undefined) throw new Error('The demo shop has no such product')
  return result
}

const pages = openPages()
const structured = (html: string): Record<string, unknown> =>
  JSON.parse(codeOf(html, 'script[type="application/ld+json"]') || '{}') as Record<string, unknown>
const canonical = (html: string): string | undefined => attributeOf(html, 'link[rel=canonical]', 'href')
const values = (html: string, name: string): readonly string[] =>
  optionsOf(html, `select[name=${name}] option`).filter((option) => option !== '')
const chosen = (html: string, name: string): string | undefined => optionsOf(html, `select[name=${name}] option[selected]`)[0]

const withoutReplacement = ({ replacementId: _successor, ...product }: (typeof products)[number]) =>
  ({ ...product, similarProductIds: [] })

const toric = named('Biofinity toric', 6)
const huge = first(({ titles }) => titles.de === 'Biofinity toric multifocal')

describe('product page', () => {
  it('CC-ROUTE-04 is served with and without slug; a wrong slug shows the product with the canonical one', async () => {
    const right = `https://iris.example/p/${toric.group.canonicalProductId}/`
    const [bare, wrong] = [await pages.get(`/p/${toric.id}`), await pages.get(`/p/${toric.id}/some-slug`)]
    expect([bare.status, wrong.status]).toEqual([200, 200])
    expect(words(wrong.html)).toContain('Biofinity toric')
    expect(canonical(wrong.html)).toBe(canonical(bare.html))
    expect(canonical(wrong.html)).toContain(right)
    expect(canonical(wrong.html)).not.toContain('some-slug')
    expect(pageOfRoute(matchRoutes(makeRoutes(), '/p')?.at(-1)?.route.id ?? '')?.name).not.toBe('product')
    expect((await pages.get('/p/999999')).status).toBe(404)
    expect((await pages.get('/p/abc')).status).toBe(404)
  })

  it('links the legal guarantee for deliveries to the EU in the first HTML, in four languages, to the terms', async () => {
    const NAMED = {
      de: 'gesetzliche Gewährleistung', en: 'legal guarantee of conformity', fr: 'garantie légale de conformité',
      it: 'garanzia legale di conformità',
    }
    for (const locale of LOCALES) {
      const { html } = await pages.get(localePath(locale, `/p/${toric.id}`))
      expect([locale, html.includes(`href="${localePath(locale, '/terms')}#legal-guarantee">${NAMED[locale]}`)]).toEqual([locale, true])
    }
  })

  it('F-W13 CC-RECO-03 shows recommendations in the order of the shop: those of the catalogue, else care', async () => {
    const display = async (id: number, at = pages) => {
      const { html } = await at.get(`/p/${id}`)
      const section = elements(html, 'section').find((one) => textsOf(one, 'h2').includes('Passt dazu')) ?? ''
      return [...new Set(attributesOf(section, '[href^="/p/"]', 'href').map((to) => Number(to.split('/')[2])))]
    }
    const readText = async (id: typeof toric.id) =>
      (await value(pages.shop.commerce.shop(GUEST).recommendation.getCrossSell({ productId: id }))).products
    expect(await display(toric.id)).toEqual((await readText(toric.id)).map(({ card }) => card.product.id))
    expect(toric.similarProductIds).toEqual(expect.arrayContaining((await display(toric.id)).slice(0, 4)))
    const unnamed = products.map((product) => (product.id === toric.id ? withoutReplacement(product) : product))
    const care = await display(toric.id, openPages({ shopCatalogue: { ...demoCatalogue(), products: unnamed } }))
    expect(care).toHaveLength(4)
    expect(products.filter(({ id }) => care.includes(id)).map(({ category }) => category)).not.toContain('lens')
  })

  it('CC-PROD-05 has for every pack of a lens the canonical address of the main pack', async () => {
    const other = first(({ group }) => !group.canonical)
    const { html } = await pages.get(`/p/${other.id}`)
    expect(canonical(html)).toMatch(new RegExp(`/p/${other.group.canonicalProductId}/`))
  })

  it('CC-CONST-09 shows pictures of 1080 by 1340 with thumbnails of 160 by 160', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    const large = '[src^="/m/1080x1340/smart/"][width="1080"][height="1340"]'
    for (const picture of [large, `${large}[sizes^="(max-width: 767px) 95vw"]`, '[src^="/m/160x160/smart/"][width="160"][height="160"]'])
      expect([picture, elements(html, `img${picture}`).length > 0]).toEqual([picture, true])
  })

  it('CC-PROD-02 shows the views of a product in their order', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    const kinds = attributesOf(html, 'picture', 'data-kind')
    expect(kinds).toEqual(['front', 'back', 'blister', 'parameters'])
  })

  it('CC-PROD-07 lists the values in the order of the specification, right eye first', async () => {
    const { html } = await pages.get(`/p/${huge.id}`)
    const names = attributesOf(html, ':is(select, input[type=hidden]):is([name^=r_], [name^=l_])', 'name')
    const order = ['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add', 'dominance']
    expect(names).toEqual([...order.map((key) => `r_${key}`), ...order.map((key) => `l_${key}`)])
  })

  it('keeps the page of the lens of 205,920 combinations below 120 kB', async () => {
    const { html } = await pages.get(`/p/${huge.id}`)
    expect(Buffer.byteLength(html)).toBeLessThan(120_000)
  })

  it('CC-PROD-15 offers no cart for a discontinued lens, but its successor, and nothing without one', async () => {
    const gone = first((product) => E.isLeft(canBeOrdered(product)) && product.discontinued && product.replacementId !== undefined)
    const { html } = await pages.get(`/p/${gone.id}`)
    expect(words(html)).toContain('Dieses Produkt wird nicht mehr hergestellt.')
    expect(html).toContain(`/p/${String(gone.replacementId)}/`)
    expect(html).not.toContain('value="add"')
    const { html: heirless } = await openPages({
      shopCatalogue: {
        ...demoCatalogue(), products: products.map((product) => (product.id === gone.id ? withoutReplacement(product) : product)),
      },
    }).get(`/p/${gone.id}`)
    expect(words(heirless)).toContain('Dieses Produkt wird nicht mehr hergestellt.')
    // The menu may link to any product.
    expect(markupOf(heirless, 'main')).not.toContain(`/p/${String(gone.replacementId)}/`)
  })

  it('F-W05 mentions a fitting only if there was one, and says that the cart is unchanged', async () => {
    const gone = (category: string) => first((product) => product.discontinued && product.isActive && product.category === category)
    const [lens, care] = await Promise.all([gone('lens'), gone('lenscare')].map(({ id }) => pages.get(`/p/${id}`)))
    expect(words(lens?.html ?? '')).toContain('eine neue Linse anpassen')
    expect(words(care?.html ?? '')).not.toContain('eine neue Linse anpassen')
    expect(words(care?.html ?? '')).not.toContain('Es liegt nicht im Warenkorb.')
    const refused = await pages.post(`/p/${gone('lenscare').id}`, { intent: 'add', quantity: '1' })
    expect(refused.status).toBe(422)
    expect(words(refused.html)).toContain('Es liegt nicht im Warenkorb.')
  })

  it('F-W05 links to the successor with the values it supports, and names the others', async () => {
    const gone = first((product) => product.group.key === 'soflens-toric')
    const request = { r_sphere: '-2.00', r_cylinder: '-1.25', r_axis: '90', r_radius: '8.5', r_diameter: '14.5', r_quantity: '2' }
    const { html } = await pages.get(`/p/${gone.id}?${new URLSearchParams({ ...request, l_quantity: '0' }).toString()}`)
    const to = attributeOf(html, `[href^="/p/${String(gone.replacementId)}/"][href*="?"]`, 'href') ?? ''
    const params = Object.fromEntries(new URLSearchParams(to.split('?')[1]))
    expect(params).toMatchObject({ ...request, r_radius: '8.6' })
    expect(words(html)).toMatch(/Den Nachfolger gibt es nicht in diesen Werten\..*Rechtes Auge, [^,]*8\.5/s)
    expect(words(html)).not.toMatch(/Rechtes Auge, [^,]*-2\.00/)
    const { html: next } = await pages.get(`/p/${String(gone.replacementId)}?${to.split('?')[1]}`)
    expect([chosen(next, 'r_sphere'), chosen(next, 'r_axis')]).toEqual(['-2.00', '90'])
  })

  it('F-S04 shows the name before its pictures, and offers the values of the right eye at the top of the left', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('/m/1080x1340/'))
    const [copy, left, first] = [html.indexOf('value="copy"'), html.indexOf('Linkes Auge'), html.indexOf('name="l_sphere"')]
    expect(left).toBeLessThan(copy)
    expect(copy).toBeLessThan(first)
  })

  it('F-S05 explains where the values are on the box and each value of this lens, and no other', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    const help = elements(html, 'details').find((one) => textOf(one).includes('Wo die Werte stehen')) ?? ''
    expect(elements(help, 'img[src*="/m/1080x1340/"][src*=parameters]')).toHaveLength(1)
    for (const value of ['Sphäre', 'Zylinder', 'Achse', 'Basiskurve', 'Durchmesser']) expect(textOf(help)).toContain(value)
    expect(textOf(help)).not.toContain('Dominanz')
  })

  it('F-S18 counts glasses by the piece, lenses by the pack', async () => {
    const glasses = (await pages.get(`/p/${first(({ category }) => category === 'sunglasses').id}`)).html
    expect([glasses.includes('Ein Stück mehr'), glasses.includes('Eine Packung mehr')]).toEqual([true, false])
    const lens = (await pages.get(`/p/${toric.id}`)).html
    expect([lens.includes('Ein Stück mehr'), lens.includes('Eine Packung mehr')]).toEqual([false, true])
    expect([words(glasses).includes('pro Stück'), words(glasses).includes('pro Packung')]).toEqual([true, false])
    expect(words(lens)).toContain('pro Packung')
  })

  it('F-S18 offers the colours of glasses as named swatches in the page’s language, and sends the manufacturer’s name', async () => {
    const glasses = products.find(({ category }) => category === 'sunglasses')
    const { html } = await pages.get(`/fr/p/${glasses?.id}`)
    const [first, ...more] = elements(html, 'label:has([type=radio][name=color])')
    expect(more).toHaveLength(2)
    expect(attributesOf(first ?? '', 'input', 'value')).toEqual(['901 Black / G-15 Green'])
    expect(elements(first ?? '', '[data-colour=black][aria-hidden=true] > [data-colour=green]')).toHaveLength(1)
    expect(textOf(first)).toBe('901 Noir / Vert G-15')
    // Rendered with the page, not streamed: the policy blocks inline scripts of streaming.
    for (const streamed of ['<template', '$RC']) expect(html.slice(0, html.indexOf('901 Noir'))).not.toContain(streamed)
    const request = { intent: 'update', color: '902 Tortoise / G-15 Green', quantity: '1' }
    const { html: frenchHtml } = await pages.post(`/fr/p/${glasses?.id}`, request)
    expect(attributeOf(frenchHtml, '[name=color][checked]', 'value')).toMatch(/^902 Tortoise/)
    const coloured = products.find(({ lensType, discontinued }) => lensType === 'colored' && !discontinued)
    const [name = ''] = (coloured?.space.parameters.color ?? []).filter((one) => typeof one === 'string')
    expect((await pages.get(`/fr/p/${coloured?.id}`)).html).toContain(`<option>${name}</option>`)
  })

  it('F-A04 names the eye on the buttons of its packs, and no eye for products without sides', async () => {
    const steps = (html: string) => attributesOf(html, '[aria-label^="Eine Packung "]', 'aria-label')
    expect(steps((await pages.get(`/p/${toric.id}`)).html)).toEqual([
      'Eine Packung weniger, Rechtes Auge', 'Eine Packung mehr, Rechtes Auge',
      'Eine Packung weniger, Linkes Auge', 'Eine Packung mehr, Linkes Auge',
    ])
    const bottle = first((product) => product.category === 'lenscare' && E.isRight(canBeOrdered(product)))
    expect(steps((await pages.get(`/p/${bottle.id}`)).html)).toEqual(['Eine Packung weniger', 'Eine Packung mehr'])
  })

  it('contains nothing of a visitor: two visitors get the same page', async () => {
    const other = openPages()
    await pages.post(`/p/${toric.id}`, { intent: 'add', r_sphere: '-2.25', r_cylinder: '-1.25', r_axis: '90', r_quantity: '1' })
    expect((await pages.get(`/p/${toric.id}`)).html).toBe((await other.get(`/p/${toric.id}`)).html)
  })
})

describe('the form of both eyes without JavaScript', () => {
  const path = `/p/${toric.id}`

  it('CC-PROD-08 reads the right eye from r_ and the left from l_; a bare key is for neither', async () => {
    const { html } = await pages.get(`${path}?r_sphere=-2&l_sphere=-1.5&axis=90`)
    expect([chosen(html, 'r_sphere'), chosen(html, 'l_sphere')]).toEqual(['-2.00', '-1.50'])
    expect([chosen(html, 'r_axis'), chosen(html, 'l_axis')]).toEqual(['', ''])
  })

  it('reads typical input: a comma, a typographic minus', async () => {
    const { html } = await pages.get(`${path}?r_sphere=${encodeURIComponent('\u22123,25')}`)
    expect(chosen(html, 'r_sphere')).toBe('-3.25')
  })

  it('offers for each eye only what its other values still allow', async () => {
    const blocked = first(({ space, titles }) => space.blocks.length > 0 && titles.de.includes('Astigmatism'))
    const { html } = await pages.post(`/p/${blocked.id}`, { intent: 'update', r_cylinder: '-2.25' })
    expect(values(html, 'r_axis').length).toBeLessThan(values(html, 'l_axis').length)
  })

  it('copies the right eye to the left', async () => {
    const page = await pages.post(path, {
      intent: 'copy', r_sphere: '-2.25', r_cylinder: '-1.25', r_axis: '90',
      r_quantity: '2', l_quantity: '1',
    })
    expect([page.status, chosen(page.html, 'l_sphere'), chosen(page.html, 'l_axis')]).toEqual([200, '-2.25', '90'])
    expect(attributeOf(page.html, '[name=l_quantity]', 'value')).toBe('2')
  })

  it('shows stock and delivery of a completely selected eye', async () => {
    const { html } = await pages.post(path, { intent: 'update', r_sphere: '-2.25', r_cylinder: '-1.25', r_axis: '90' })
    expect(words(html)).toMatch(/Lieferung \d\d\.\d\d(\.\d\d| - \d\d\.\d\d\.\d\d)/)
  })

  it('adds both eyes to the cart and redirects there, in the language of the page', async () => {
    const page = await pages.post(`/fr/p/${toric.id}`, {
      intent: 'add', r_sphere: '-2.25', r_cylinder: '-1.25', r_axis: '90', r_quantity: '2',
      l_sphere: '-2', l_cylinder: '-0.75', l_axis: '180', l_quantity: '1',
    })
    expect([page.status, page.headers.get('location')]).toEqual([303, `/fr/cart?added=${toric.id}`])
  })

  it('accepts one eye alone', async () => {
    const page = await pages.post(path, {
      intent: 'add', l_sphere: '-2', l_cylinder: '-0.75', l_axis: '180',
      l_quantity: '1', r_quantity: '1',
    })
    expect([page.status, page.headers.get('location')]).toEqual([303, `/cart?added=${toric.id}`])
  })

  it('rejects a half-filled eye beside what is missing and preserves the rest', async () => {
    const { status, html } = await pages.post(path, { intent: 'add', r_sphere: '-2.25', r_quantity: '3' })
    expect([status, chosen(html, 'r_sphere')]).toEqual([422, '-2.25'])
    expect(elements(html, '[name=r_axis][aria-invalid=true][aria-describedby=field-r_axis-error]')).toHaveLength(1)
    expect(attributeOf(html, '[name=r_quantity]', 'value')).toBe('3')
    expect(html).toContain('href="#field-r_cylinder"')
  })

  it('preserves an invalid value, beside the reason', async () => {
    const { status, html } = await pages.post(path, { intent: 'add', r_sphere: 'abc<b>', r_cylinder: '-1.25', r_axis: '90' })
    expect([status, chosen(html, 'r_sphere')]).toEqual([422, 'abc<b>'])
    expect(words(html)).toContain('«abc<b>» ist kein gültiger Wert.')
  })

  it('rejects combinations that are not made, with a message beside the field', async () => {
    const blocked = first(({ space, titles }) => space.blocks.length > 0 && titles.de === 'Dailies Total1 for Astigmatism')
    const { status, html } = await pages.post(`/p/${blocked.id}`, {
      intent: 'add', r_sphere: '+2.00', r_cylinder: '-1.25', r_axis: '130', r_quantity: '1',
    })
    expect(status).toBe(422)
    expect(chosen(html, 'r_axis')).toBe('130')
    expect(words(html)).toContain('Diese Werte gibt es nicht zusammen.')
  })

  it('CC-CONST-11 opens with one pack for each eye', async () => {
    const { html } = await pages.get(path)
    for (const name of ['r_quantity', 'l_quantity'])
      expect(attributeOf(html, `input[name=${name}]`, 'value')).toBe('1')
  })

  it('AS-QTY-02 CC-QTY-01 limits the product page to the maximum of the shop, not to the 99 of recommendations', async () => {
    const { status, html } = await pages.post(path, {
      intent: 'add', r_sphere: '-2.25', r_cylinder: '-1.25', r_axis: '90', r_quantity: '99',
    })
    expect(status).toBe(422)
    expect(element(html, 'input[name=r_quantity]')?.attribs)
      .toMatchObject({ max: '20', value: '20', 'aria-describedby': 'field-r_quantity-error' })
  })

  it.each([['2.9', 2], ['4', 4], ['x', 1], ['', 1], ['0', 1], ['-3', 1]] as const)(
    'AS-QTY-01 AS-QTY-04 CC-QTY-02 CC-QTY-03 CC-QTY-04 reads "%s" packs as %d', async (typed, packs) => {
      const { post, visitorAt } = openPages()
      const sent = { intent: 'add', r_sphere: '-2.25', r_cylinder: '-1.25', r_axis: '90', l_quantity: '1', r_quantity: typed }
      expect((await post(path, sent)).status).toBe(303)
      expect((await visitorAt(path).loadCart())?.lines.map(({ quantity }) => quantity)).toEqual([packs])
    },
  )

  it('AS-QTY-03 CC-QTY-06 limits single-unit products to one, on the page and in the shop, and others to the maximum', async () => {
    const { get, post, visitorAt } = openPages({}, 'mclinsen')
    const { singleProductId: id, maxQuantity } = visitorAt('/').injector.get(CurrentShop)
    const most = async (page: string) => attributeOf((await get(page)).html, 'input:is([name=quantity], [name=r_quantity])', 'max')
    expect([await most(`/p/${String(id)}`), await most(path)]).toEqual(['1', String(maxQuantity)])
    expect((await post(`/p/${String(id)}`, { intent: 'add', quantity: '2' })).status).toBe(422)
    const request = { productId: id as ProductId, option: {} }
    await expect(visitorAt('/').addToCart({ ...request, quantity: 2 })).rejects.toThrow('AboveMaximum')
    expect((await visitorAt('/').addToCart({ ...request, quantity: 1 })).lines).toHaveLength(1)
    await expect(visitorAt('/').addToCart({ ...request, quantity: 1 })).rejects.toThrow('AboveMaximum')
  })

  it('F-I14 orders no other axis than the one that was sent, and no lens without a value that was sent', async () => {
    const right = { intent: 'add', r_sphere: '-2', r_cylinder: '-0.75', r_quantity: '1', l_quantity: '0' }
    const zero = await pages.post(path, { ...right, r_axis: '0' })
    expect([zero.status, element(zero.html, '[name=r_axis][aria-invalid=true]') !== undefined]).toEqual([422, true])
    expect((await pages.post(path, { ...right, r_axis: '180' })).status).toBe(303)
    for (const [name, value] of [['r_add', '+1.50'], ['l_color', 'Brown'], ['sphere', '-3.00'], ['r_dominance', 'D']] as const) {
      const unknown = await pages.post(path, { ...right, r_axis: '180', [name]: value })
      expect([name, unknown.status]).toEqual([name, 422])
      expect(words(unknown.html)).toContain('In diesen Werten gibt es die Linse nicht')
      expect([name, chosen(unknown.html, 'r_axis')]).toEqual([name, '180'])
    }
  })

  it('asks for values when nothing is selected', async () => {
    const { status, html } = await pages.post(path, { intent: 'add' })
    expect(status).toBe(422)
    expect(words(html)).toContain('Wählen Sie die Werte für mindestens ein Auge.')
  })

  it('adds a bottle without options', async () => {
    const bottle = first((product) => product.category === 'lenscare' && E.isRight(canBeOrdered(product)))
    const { html } = await pages.get(`/p/${bottle.id}`)
    expect(html).not.toContain('<select id="field')
    expect((await pages.post(`/p/${bottle.id}`, { intent: 'add', quantity: '2' })).status).toBe(303)
  })

  it('asks for one power of reading glasses, and their colour', async () => {
    const glasses = first(({ category }) => category === 'reading_glasses')
    const { html } = await pages.get(`/p/${glasses.id}`)
    expect(html).toContain('name="sphere"')
    expect(html).not.toContain('name="r_sphere"')
    const { status, html: refused } = await pages.post(`/p/${glasses.id}`, { intent: 'add', quantity: '1' })
    expect([status, refused.includes('field-color-error')]).toEqual([422, true])
  })

  it.each(['r_sphere', 'r_quantity', 'intent', 'after'])('never fails on a request with %s', async (name) => {
    for (const value of ['\u0000', 'x'.repeat(5000), '__proto__', '1e99', '-', '𝟙']) {
      const { status } = await pages.post(path, { intent: 'add', r_sphere: '-2.25', [name]: value })
      expect(status).toBeLessThan(500)
    }
  })
})

describe('structured data', () => {
  it('CC-SEO-01 offers the product with price, currency and availability', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    const offers = structured(html)['offers'] as Record<string, unknown>
    expect(offers['price']).toMatch(/^\d+\.\d\d$/)
    expect(words(markupOf(html, 'main'))).toContain(`Preis CHF ${String(offers['price'])}`)
    expect(offers['priceCurrency']).toBe('CHF')
    expect(offers['availability']).toBe('https://schema.org/InStock')
  })

  it('CC-PROD-15 links the successor in the values of the address, or those that it supports', async () => {
    const optionOf = (product: (typeof products)[number]) => ({ ...presetOption(product.space), sphere: -3 })
    const successorOf = ({ replacementId }: (typeof products)[number]) => products.find(({ id }) => id === replacementId)
    const isMade = (product: (typeof products)[number] | undefined, option: ReturnType<typeof optionOf>) =>
      product !== undefined && E.isRight(makeVariant(product, option))
    const gone = products.filter((product) => product.discontinued && isMade(product, optionOf(product)))
    const link = async (product: (typeof products)[number]) => {
      const query = Object.entries(optionOf(product)).map(([key, value]) => `l_${key}=${value}`).join('&')
      const { html } = await pages.get(`/p/${product.id}?${query}&l_quantity=4`)
      return attributeOf(html, `[href^="/p/${product.replacementId}/"]`, 'href')?.replace(/^[^?]*/, '')
    }
    const same = gone.find((product) => isMade(successorOf(product), optionOf(product)))
    const other = gone.find((product) => !isMade(successorOf(product), optionOf(product)))
    if (same === undefined || other === undefined) throw new Error('The demo shop has no such lenses')
    expect(await link(same)).toMatch(/^\?l_sphere=-3\.00&.*l_quantity=4$/)
    expect(await link(other)).toMatch(/^\?l_sphere=-3\.00&.*l_quantity=4$/)
  })

  it('CC-SEO-02 AS-SEO-01 is Discontinued for a discontinued product, and InStock before', async () => {
    const gone = first(({ discontinued, isActive }) => discontinued && isActive)
    const { html } = await pages.get(`/p/${gone.id}`)
    expect((structured(html)['offers'] as Record<string, unknown>)['availability']).toBe('https://schema.org/Discontinued')
  })

  it('CC-SEO-03 AS-SEO-02 states fourteen days of return by mail at the expense of the buyer', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    expect((structured(html)['offers'] as Record<string, unknown>)['hasMerchantReturnPolicy']).toMatchObject({
      merchantReturnDays: 14,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    })
  })

  it('CC-SEO-04 AS-SEO-03 contains the picture square, 4:3 and 16:9, in this order', async () => {
    const { html } = await pages.get(`/p/${toric.id}`)
    const sizes = (structured(html)['image'] as readonly string[]).map((url) => /^https:\/\/iris\.example\/m\/(\d+x\d+)\//.exec(url)?.[1])
    expect(sizes).toEqual(['1000x1000', '1200x900', '1600x900'])
  })

  it('AS-CALL-28 CC-SEO-05 contains the average only with ratings', async () => {
    const rated = first(({ rating, isActive }) => rating.ratingCount > 0 && isActive)
    const unrated = first(({ rating, isActive }) => rating.ratingCount === 0 && isActive)
    const { html } = await pages.get(`/p/${rated.id}`)
    expect(structured(html)['aggregateRating']).toMatchObject({ bestRating: 5, reviewCount: rated.rating.ratingCount })
    const without = (await pages.get(`/p/${unrated.id}`)).html
    expect(structured(without)).not.toHaveProperty('aggregateRating')
    expect([html, without].map((source) => /\d Bewertung/.test(words(source)))).toEqual([true, false])
  })

  it.each([
    ['/de', 'Stück: Pro Bestellung sind höchstens 20 Stück', /\d+ Packung/], ['/en', 'Pieces: No more than 20 pieces', /\d+ pack/],
    ['/fr', 'Pièces : Au maximum 20 pièces', /\d+ boîte/], ['/it', 'Pezzi: Al massimo 20 pezzi', /\d+ confezion/],
  ])('F-S18 counts sunglasses in pieces in all refusals of the form (%s)', async (locale, refusal, packs) => {
    const { id } = first(({ category, isActive }) => category === 'sunglasses' && isActive)
    const { html, status } = await pages.post(`${locale === '/de' ? '' : locale}/p/${id}`, { intent: 'add', quantity: '99' })
    expect(status).toBe(422)
    expect(words(html)).toContain(refusal)
    expect(words(html)).not.toMatch(packs)
  })
})
