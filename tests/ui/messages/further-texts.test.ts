import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { TEXTS } from '../../../ui/messages/texts.ts'

/** What the specification knows in German only, and where the shop says it. */
const FURTHER = {
  'something went wrong': 'error.unexpected',
  'the e-mail address is taken, by letter': 'mail.claimed',
  'there is an account already': 'mail.claimed_subject',
  'no partner optician': 'checkout.partner.none',
  'no such document': 'error.document_not_found',
  'no bonus points to be had': 'error.bonus_points',
  'sign in for that': 'error.not_signed_in',
} as const satisfies Readonly<Record<string, keyof typeof TEXTS>>

describe('texts beyond the catalogue of errors', () => {
  it.each(Object.entries(FURTHER))('AS-ERRCAT-33 are there in German and in no language a bare key: %s', (_what, id) => {
    const { de, ...others } = TEXTS[id]
    expect(de.trim()).not.toBe('')
    for (const text of Object.values(others)) expect(text).not.toMatch(/^[a-z_]+(?:\.[a-z_]+)+$|^$/)
    expect(Object.keys(others)).toEqual(expect.arrayContaining(LOCALES.filter((locale) => locale !== 'de')))
  })
})
