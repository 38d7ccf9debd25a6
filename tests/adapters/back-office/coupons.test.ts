import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommerce } from '../../support/commerce.ts'
import { attributeOf } from '../../support/html.ts'
import { value } from '../../support/outcome.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { couponCode } from '../../support/builders/coupon.ts'
import { usualCatalogue } from '../../support/purchase.ts'
import { alertOf, openBackOfficePages } from '../../support/staff/back-office-pages.ts'

const shop = openCommerce(usualCatalogue())
let backOffice: Awaited<ReturnType<typeof openBackOfficePages>>
beforeAll(async () => { backOffice = await openBackOfficePages(shop.deps, () => shop.clock.now()) })
afterAll(() => backOffice.app.close())

const ON = '/desk/coupons'
const readStored = async (code: string) => (await value(shop.storage.coupons.standing(couponCode(code))))?.coupon

/** The input required of staff with limited coupon permissions. */
const BOUNDED = { usageLimit: '50', lastDay: '2026-05-31' }

describe('coupons in the back office', () => {
  it('are created as typed; a rejected field is named, and the input stays in the form', async () => {
    const cookie = await backOffice.signedIn('gina', 'products')
    const form = {
      act: 'make', currency: 'CHF', code: 'MAI_7', percent: '7', minimum: '50,5', usageLimit: '100', firstDay: '2026-03-01',
      lastDay: '2026-05-31', newCustomersOnly: 'yes',
    }
    const wrong = async (typed: Record<string, string>) => {
      const page = await backOffice.send(ON, cookie, { ...form, ...typed })
      expect([typed, page.status, page.html.includes('value="50,5"')]).toEqual([typed, 422, true])
      return alertOf(page)
    }
    expect(await wrong({ percent: '101' })).toBe('Enter either a whole percentage from 1 to 100 or an amount.')
    expect(await wrong({ percent: '' })).toBe('Enter either a whole percentage from 1 to 100 or an amount.')
    expect(await wrong({ amount: '5' })).toBe('Enter either a whole percentage from 1 to 100 or an amount.')
    expect(await wrong({ amount: '0', percent: '' })).toBe('The amount must be greater than 0.')
    expect(await wrong({ code: 'two words' })).toMatch(/^A code has/)
    expect(await wrong({ usageLimit: 'many' })).toBe('Enter a whole number, 1 or more.')
    expect(await wrong({ lastDay: '2026-02-28' })).toBe('The end date must be after the start date.')
    expect(await readStored('MAI_7')).toBeUndefined()
    expect((await backOffice.send(ON, cookie, form)).to).toBe(ON)
    expect(await readStored('MAI_7')).toEqual({
      code: 'MAI_7', discount: { _tag: 'Percent', percent: 7 }, minimum: { cents: 5050, currency: 'CHF' }, usageLimit: 100,
      firstDay: '2026-03-01', lastDay: '2026-05-31', newCustomersOnly: true, notWithPromotionalPrices: false,
    })
    const formatted = [['de', '01.03.26 – 31.05.26'], ['en', '01/03/2026 – 31/05/2026'], ['fr', '01.03.26 – 31.05.26']] as const
    for (const [language, days] of formatted)
      expect((await backOffice.send(`${ON}?text=MAI_7`, cookie, undefined, language)).html).toContain(`<td>${days}</td>`)
    const taken = await backOffice.send(ON, cookie, { ...form, code: 'mai_7' })
    expect([taken.status, alertOf(taken)]).toEqual([409, 'A voucher with this code already exists.'])
  })

  it('end at once, once, with an audit entry', async () => {
    const cookie = await backOffice.signedIn('gino', 'products')
    await backOffice.send(ON, cookie, { act: 'make', currency: 'CHF', code: 'FLAT5', amount: '5', ...BOUNDED })
    for (let time = 0; time < 2; time += 1) expect((await backOffice.send(ON, cookie, { act: 'end', code: 'flat5' })).to).toBe(ON)
    expect((await readStored('FLAT5'))?.lastDay).toBe('2026-03-01')
    expect((await backOffice.send(`${ON}?text=FLAT`, cookie)).html).toContain('<td>ended</td>')
    expect((await value(shop.storage.auditLog.find({ what: 'coupon.ended' }, { page: 1, itemsPerPage: 5 }))).total).toBe(1)
    expect((await backOffice.send(ON, cookie, { act: 'end', code: 'NONE' })).status).toBe(404)
  })

  it('discount what a cart allows: in a currency that a brand sells in, selectable if there are several', async () => {
    const cookie = await backOffice.signedIn('gerd', 'products')
    const form = { act: 'make', code: 'FIVE', amount: '5', ...BOUNDED }
    expect(attributeOf((await backOffice.send(ON, cookie)).html, 'input[type=hidden][name=currency]', 'value')).toBe('CHF')
    for (const currency of ['EUR', 'GBP', '']) {
      const page = await backOffice.send(ON, cookie, { ...form, currency })
      expect([page.status, alertOf(page)]).toEqual([422, 'The shop does not sell in this currency.'])
    }
    expect(await readStored('FIVE')).toBeUndefined()

    const register: typeof shop.deps.register = {
      ...shop.deps.register, settings: (brand) => someSettings({ brandChannel: brand, currency: brand === 'mrlens' ? 'EUR' : 'CHF' }),
    }
    const abroad = await openBackOfficePages({ ...shop.deps, register }, () => shop.clock.now())
    const there = await abroad.signedIn('gesa', 'products')
    expect((await abroad.send(ON, there)).html).toContain('<option value="EUR">')
    expect((await abroad.send(ON, there, { ...form, currency: 'EUR' })).to).toBe(ON)
    expect((await readStored('FIVE'))?.discount).toEqual({ _tag: 'Fixed', amount: { cents: 500, currency: 'EUR' } })
    await abroad.app.close()
  })

  it('H-S20 are limited for staff without all permissions, with the limit in the message; for others they are not', async () => {
    const [products, all] = [await backOffice.signedIn('gabi', 'products'), await backOffice.signedIn('alma', 'all')]
    const form = { act: 'make', currency: 'CHF', code: 'HALF', percent: '50', ...BOUNDED }
    const texts = {
      de: 'Mit dieser Rolle: höchstens 20 Prozent oder CHF', en: 'With this role: up to 20 per cent or CHF',
      fr: 'Avec ce rôle\u00a0: au plus 20 pour cent ou', it: 'Con questo ruolo: al massimo 20 per cento o',
    }
    for (const [language, words] of Object.entries(texts))
      expect((await backOffice.send(ON, products, undefined, language)).html).toContain(words)
    expect((await backOffice.send(ON, all)).html).not.toContain('With this role')
    expect(alertOf(await backOffice.send(ON, products, form)))
      .toBe('This is beyond the limit of this role (percentage): at most 20 per cent or 20.00, 200 uses and 92 days. '
        + 'A user with the role “Everything” can create this voucher.')
    expect(await readStored('HALF')).toBeUndefined()
    expect((await backOffice.send(ON, all, form)).to).toBe(ON)
  })

  it('are hidden from staff that packs orders', async () => {
    const cookie = await backOffice.signedIn('otto', 'orders')
    expect((await backOffice.send(ON, cookie)).status).toBe(403)
    expect((await backOffice.send(ON, cookie, { act: 'make', code: 'X', percent: '5' })).status).toBe(403)
    expect(await readStored('X')).toBeUndefined()
  })
})
