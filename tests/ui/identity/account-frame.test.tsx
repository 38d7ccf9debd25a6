import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import account from '../../../ui/messages/account.json' with { type: 'json' }
import { openPages } from '../../support/open-pages.ts'
import { markupOf } from '../../support/html.ts'
import { words } from '../../support/render-view.tsx'

const TEXTS = ['account.gains', 'account.benefit_reorder', 'account.gain_values', 'account.gain_parcel', 'account.as_guest'] as const

describe('sign-in and registration', () => {
  const paths = ['/login', '/register'] as const
  it.each(paths)('F-S20 %s explains the benefits of an account, contact and hours, and how to order without one', async (path) => {
    const { html } = await openPages().get(path)
    const main = markupOf(html, 'main')
    for (const message of TEXTS)
      expect(words(main)).toContain(account[message].de)
    expect(main).toContain('href="tel:')
    expect(words(main)).toContain('Montag bis Freitag')
    expect(main).toContain('href="/c/lens"')
  })

  it.each(BRAND_CHANNELS)('F-S13 show the picture of %s', async (brand) => {
    expect((await openPages({}, brand).get('/login')).html).toContain(`/h/${brand}"`)
  })
})
