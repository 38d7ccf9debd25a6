import { expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { attributesOf } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'

const pages = openPages()

it.each(['lens', 'lenscare', 'sunglasses'])('AS-SCOPE-01 sells %s, in every language', async (group) => {
  for (const locale of LOCALES) {
    const { status, html } = await pages.get(localePath(locale, `/c/${group}`))
    expect([locale, status]).toEqual([locale, 200])
    expect(attributesOf(html, `[href^="${localePath(locale, '/p/')}"]`, 'href')).not.toEqual([])
  }
})
