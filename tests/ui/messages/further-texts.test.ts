import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { TEXTS } from '../../../ui/messages/texts.ts'

/** The texts that the specification has in German only, and where the shop uses them. */
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
  it.each(Object.entries(FURTHER))('AS-ERRCAT-33 exist in German and are in no language a bare key: %s', (_what, id) => {
    const { de, ...others } = TEXTS[id]
    expect(de.trim()).not.toBe('')
    for (const text of Object.values(others)) expect(text).not.toMatch(/^[a-z_]+(?:\.[a-z_]+)+$|^$/)
    expect(Object.keys(others)).toEqual(expect.arrayContaining(LOCALES.filter((locale) => locale !== 'de')))
  })
})

/** The shop sends e-mails, not letters. */
const BY_POST = /^shipping\./
const OF_STAFF = /^(?:back_office\.|error\.letter_not_found$)/
const PAPER = { de: /\bBriefe?[ns]?\b/, en: /\bthe letter\b(?! and)|\b(?:sent|get|open) a letter\b|\bLanguage of letters\b/ }

describe('the words for mail and withdrawal', () => {
  const shopTexts = Object.entries(TEXTS).filter(([id]) => !BY_POST.test(id) && !OF_STAFF.test(id))
    .flatMap(([id, texts]) => Object.entries(texts).map(([tongue, text]) => [id, tongue, text] as const))
  const withWord = (language: string, word: RegExp) =>
    shopTexts.filter(([, tongue, text]) => tongue.startsWith(language) && word.test(text)).map(([id, tongue]) => `${id} (${tongue})`)

  it('include e-mail and not letter', () => {
    expect([...withWord('de', PAPER.de), ...withWord('en', PAPER.en)]).toEqual([])
  })

  it('include Widerruf in German and not Rücktritt', () => {
    expect(withWord('de', /zurück(?:zu)?tr[ei]t/)).toEqual([])
  })

  it('avoid a French preposition that the name of a shop would elide', () => {
    expect(withWord('fr', /\b[Dd]e \{brand(?:Name)?\}/)).toEqual([])
  })
})
