import { describe, expect, it } from 'vitest'
import { registerAt, shopAddresses } from '../../../adapters/composition/server/addresses.ts'
import { demoShopRegister } from '../../../adapters/composition/demo-shop-register.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import { attributesOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const addresses = shopAddresses({ brand: 'iris', publicUrl: 'https://www.iris.ch', brandUrls: { mrlens: 'https://shop.linsen.ch' } })
const register = registerAt(demoShopRegister(), addresses, { paymentHours: 36, transferDays: 14 })

describe('the origin of a brand', () => {
  it('F-O12 is configured once for each brand, and the host identifies it', () => {
    expect([addresses.publicUrlOf('iris'), addresses.publicUrlOf('mrlens'), addresses.publicUrlOf('mclinsen')])
      .toEqual(['https://www.iris.ch', 'https://shop.linsen.ch', 'https://mclinsen.www.iris.ch'])
    const hosts = ['www.iris.ch', 'shop.linsen.ch', 'mclinsen.www.iris.ch', 'mrlens.localhost:3000', 'elsewhere.ch', undefined]
    expect(hosts.map(addresses.brandOf))
      .toEqual(['iris', 'mrlens', 'mclinsen', 'mrlens', 'iris', 'iris'])
    expect(register.settings('iris').transfer).toEqual({ iban: 'CH9300762011623852957', days: 14 })
    expect(register.settings('iris').paymentHours).toBe(36)
    expect(shopOrigin(register.settings('mrlens'))).toBe('https://shop.linsen.ch')
  })

  it('F-O12 is used in the canonical link, the other languages and the structured data of a page', async () => {
    const { html } = await openPages({ register }, 'mrlens').get('/p/1097')
    const links = attributesOf(html, 'link[rel=canonical], link[rel=alternate]', 'href')
    expect(links).toHaveLength(6)
    for (const link of links) expect(link).toMatch(/^https:\/\/shop\.linsen\.ch\//)
    const named = [...html.matchAll(/"(?:@id|url|item)":"(https?:[^"]+)"/g)].map(([, address = '']) => new URL(address).origin)
    expect([...new Set(named)].filter((origin) => !origin.includes('schema.org'))).toEqual(['https://shop.linsen.ch'])
    expect(html).not.toContain('https://mrlens.example/')
  })
})
