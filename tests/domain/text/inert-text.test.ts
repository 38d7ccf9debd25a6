import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inertText } from '../../../domain/text/inert-text.ts'

const BREAK = '\u200C'
const read = (text: string): string => text.replaceAll(BREAK, '')

/** What mail programs turn into links, matched more broadly: a host name, an e-mail address, a scheme, an IP address. */
const LINK = /[\p{L}\p{M}\p{N}\p{S}\p{Cf}-][.\u3002\uFF0E\uFF61\u2024][\p{L}\p{M}\p{S}\p{Cf}-]|\S[@\uFF20]\S|\/\/|(?:\d{1,3}\.){3}\d/u
const linkOf = (text: string): string | undefined => LINK.exec(text.replaceAll(BREAK, ' '))?.[0]

const LURES = [
  'evil.example/login', 'EVIL.EXAMPLE', 'www.evil.example', 'www.7eleven.example/a', 'https://evil.example',
  'https://evil', '//evil.example', 'ev\u00ADil.example', 'evil\u200B.example', 'evil\u3002example',
  'evil\uFF0Eexample/x', 'evil\uFF61example', 'evil\u2024example', 'i❤.example', '203.0.113.5/login',
  'me@evil.example', 'me＠evil.example', 'user:pw@evil.example', 'evil.example:8080/x', 'xn--80ak6aa92e.example',
  'пример.рф', '(evil.example)', 'Muster.evil.example/…', 'evil.4you.example', 'evil.example.', 'https:evil',
  'tel:+41791234567', 'mailto:me', '203.0.113.5.', '.203.0.113.5', '1203.0.113.5', '1.2.3.4.5.6.7',
]

describe('text typed by a person in a mail', () => {
  it.each(LURES)('H-S16 is not a link in any mail program, and reads as before: %s', (lure) => {
    const text = inertText(`Muster ${lure} Bahnhof`)
    expect(text).not.toContain(lure)
    expect(linkOf(text)).toBeUndefined()
    expect(read(text)).toBe(`Muster ${lure} Bahnhof`)
  })

  it('H-S16 is inert whatever is typed', () => {
    const piece = fc.oneof(fc.constantFrom(...LURES, '.', ':', '/', '@', ' ', '1', '\n'), fc.string({ unit: 'grapheme', maxLength: 6 }))
    fc.assert(fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      expect(linkOf(inertText(text))).toBeUndefined()
      expect(read(inertText(text))).toBe(read(text))
    }))
  })

  it.each([
    'St. Gallen', 'Dr. med. Anna Muster', 'CHF 12.50', '01.07.2026, 00:07', 'PWR -2.25  BC 8.6', '12:30', 'CHF 12.–', '2. Stock',
    'Von: Anna', 'IR-2026-000001', '1/2', 'evil . example',
  ])('is unchanged if it contains no address: %s', (text) => {
    expect(inertText(text)).toBe(text)
  })

  it.each(['J.R. Meier', 'Dr.med. Muster', 'St.Gallen'])('reads as typed with a dot in a name: %s', (text) => {
    expect(read(inertText(text))).toBe(text)
  })

  it('leaves the addresses of the shop clickable, and nothing that contains them', () => {
    const own = ['hallo@iris.example']
    for (const text of ['Schreiben Sie an hallo@iris.example.', '(hallo@iris.example)']) expect(inertText(text, own)).toBe(text)
    for (const text of ['evil.example/hallo@iris.example', 'hallo@iris.example.evil.example', 'xhallo@iris.example'])
      expect(linkOf(inertText(text, own))).toBeUndefined()
  })
})
