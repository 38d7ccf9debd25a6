import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BRAND_STYLES } from '../../../adapters/mail/brand-looks.ts'
import { mailHtml } from '../../../adapters/mail/mail-html.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { aMail } from '../../support/builders/mail.ts'
import { elements, attributeOf, textsOf } from '../../support/html.ts'

/** A token of a brand's theme, or of the shared tokens. */
const tokenOf = (brand: string, token: string): string | undefined =>
  [`themes/${brand}.css`, 'tokens.css']
    .map((file) => new RegExp(`--${token}: ([^;]+);`).exec(readFileSync(`ui/design/${file}`, 'utf8'))?.[1])
    .find((value) => value !== undefined)

describe('the HTML of a mail', () => {
  it.each(BRAND_CHANNELS)('has the colours of its shop, and its name: %s', (brandChannel) => {
    const { primary, strong, ground, line, radius } = BRAND_STYLES[brandChannel]
    expect([primary, strong, ground, line, radius === 0 ? '0' : `${radius}px`]).toEqual(
      ['color-primary', 'color-primary-strong', 'color-surface-soft', 'color-line', 'radius-medium']
        .map((token) => tokenOf(brandChannel, token)),
    )
    const html = mailHtml(aMail({
      brandChannel, sender: 'Die Linse',
      content: { ...aMail().content, link: { text: 'Weiter', address: 'https://shop.example/a?b=1&c=2' } },
    }))
    expect(attributeOf(html, 'a[href="https://shop.example/a?b=1&c=2"]', 'style')).toContain(`background-color:${primary}`)
    expect(html).toContain('Die Linse')
  })

  it('loads nothing and runs nothing', () => {
    const html = mailHtml(
      aMail({ content: { ...aMail().content, wayOut: { text: 'Abmelden', address: 'https://shop.example/leave' } } }),
    )
    expect(elements(html, 'img, script, link, iframe, form')).toEqual([])
    expect(elements(html, '*').flatMap(({ attribs }) => Object.keys(attribs)).filter((name) => name.startsWith('on'))).toEqual([])
    expect(html).not.toMatch(/url\(|@import/)
  })

  it('never breaks an order number or telephone number across lines', () => {
    const number = 'IR-2026-000123'
    const html = mailHtml(aMail({
      content: { ...aMail().content, opening: [`Zu ${number}.\nNochmals ${number}`], closing: ['Anrufen: +41 44 123 45 67, bitte'] },
    }))
    const unbroken = textsOf(html, 'span[style*="nowrap"]')
    expect(unbroken.filter((text) => [number, '+41 44 123 45 67'].includes(text))).toHaveLength(3)
  })

  it('has a header without a name if the sender is unknown', () => {
    expect(elements(mailHtml(aMail({ sender: '' })), 'p')).toHaveLength(1)
  })
})
