import { describe, expect, it } from 'vitest'
import { PERSONAL_RECORDS } from '../../../application/commerce/privacy/personal-records.ts'
import { PERSONAL_PARTS, type PersonalPart } from '../../../domain/privacy/personal-part.ts'
import { BOOKS_YEARS, retentionCutoffs } from '../../../domain/settings/retention.ts'
import messages from '../../../ui/messages/content.json' with { type: 'json' }
import { privacy } from '../../../ui/content/pages/privacy.ts'

const NOW = new Date('2026-06-02T12:00:00Z')
const daysSince = (date: Date): number => (NOW.getTime() - date.getTime()) / 86_400_000
const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(Number)

/** The beginning of the line about a kind of data. */
const STARTS: { readonly [part in PersonalPart]: readonly string[] } = {
  profile: ['Konto'], addresses: ['Adressbuch'], sign_in: ['Anmeldung'], orders: ['Bestellung'],
  payments: ['Zahlungen und Rückzahlungen'], cards: ['Gespeicherte Karten'], subscriptions: ['Abos'], lens_pass: ['Linsenpass'],
  reminders: ['Erinnerungen'], ratings: ['Bewertungen'], newsletter: ['Newsletter'], cart: ['Warenkorb'],
  mails: ['E-Mails', 'Nachrichten und Widerrufe'], optician: ['Partnergeschäft'],
}
/** Stored data outside of the personal tables. */
const OF_THE_SHOP = ['Protokoll des Shops', 'Schutz vor Missbrauch', 'Fehlerberichte']

describe('the privacy policy', () => {
  it('H-S11 states the implemented retention periods, in every language', () => {
    const { carts, accountCarts, accounts, mails, consents } = retentionCutoffs(NOW)
    const periods = {
      'content.privacy.stored_mails': [daysSince(mails)],
      'content.privacy.stored_messages': [daysSince(mails)],
      'content.privacy.duration_carts': [carts, accountCarts, accounts].map(daysSince),
      'content.privacy.duration_account': [daysSince(consents) / 365],
    } as const
    for (const [id, expected] of Object.entries(periods))
      for (const [language, text] of Object.entries(messages[id as keyof typeof periods]))
        expect([id, language, numbersIn(text)]).toEqual([id, language, expected])
  })

  it('states the years for which business records are retained', () => {
    const written = { de: 'zehn', en: 'ten', fr: 'dix', it: 'dieci' }
    expect(BOOKS_YEARS).toBe(10)
    for (const [language, text] of Object.entries(messages['content.privacy.duration_text']))
      expect([language, text.includes(`${written[language as keyof typeof written]} `)]).toEqual([language, true])
  })

  it('G9 has a line for every kind of stored personal data, and no other', () => {
    const [, section] = privacy().sections
    const lines = section?.blocks.flatMap((block) => (block._tag === 'List' ? block.items : [])) ?? []
    const starts = lines.map((id) => messages[id as keyof typeof messages].de.split(/[:,]/)[0] ?? '')
    const parts = [...new Set(Object.values(PERSONAL_RECORDS).map(({ part }) => part))]
    expect(starts.toSorted()).toEqual([...parts.flatMap((part) => STARTS[part]), ...OF_THE_SHOP].toSorted())
    expect(parts.toSorted()).toEqual([...PERSONAL_PARTS].toSorted())
  })
})
