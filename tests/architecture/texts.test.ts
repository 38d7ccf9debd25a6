import { describe, expect, it } from 'vitest'
import { readShopTexts, unfitWords } from './shop-texts.ts'
import { missingTexts, readTexts } from './texts.ts'

const root = new URL('../..', import.meta.url).pathname

describe('the texts', () => {
  it('F-D04 exist in four languages and two tones', () => {
    const files = readTexts(root)
    expect(files.length).toBeGreaterThan(15)
    expect(missingTexts(files)).toEqual([])
  })

  it('F-D04 that are missing are reported with their file, their key and the language', () => {
    const entry = { de: 'Wählen Sie', en: 'Choose', fr: 'Choisissez', it: 'Scelga' }
    const planted = {
      'a.pick': { ...entry, fr_informal: 'Choisis' },
      'a.lost': { ...entry, fr: '', de_informal: 'Wähle', fr_informal: 'Choisis' },
    }
    expect(missingTexts([['ui/messages/a.json', planted]])).toEqual([
      'ui/messages/a.json: a.pick is missing in de_informal',
      'ui/messages/a.json: a.lost is missing in fr',
    ])
  })

  it('use the words of the glossary and the typography of each language', () => {
    const texts = readShopTexts(root)
    expect(texts.length).toBeGreaterThan(6000)
    expect(unfitWords(texts)).toEqual([])
  })

  it.each([
    ['de', 'Wir senden Ihnen einen Brief.', 'E-Mail'],
    ['de', 'Bestellung stornieren', 'annullieren'],
    ['de', 'vom Vertrag zurücktreten', 'widerrufen'],
    ['de', 'Straße', 'ss'],
    ['en', 'You get a letter', 'e-mail'],
    ['en', 'Coupon code', 'voucher'],
    ['en', 'the maker of the lens', 'manufacturer'],
    ['fr', 'Modifier les indications', 'données, informations'],
    ['fr', 'Une question ?', 'U+00A0 inside the marks'],
    ['fr', 'Racheter', 'commander à nouveau'],
    ['it', 'Riordina', 'ordinare di nuovo'],
    ['it', 'Inviare il messaggio', 'the imperative (docs/decisions/0032)'],
    ['it', 'solo 0,5 mm', 'the decimal point'],
    ['de', 'Radius und Stärke', 'Basiskurve'],
    ['fr', 'rayon et puissance', 'rayon de courbure'],
    ['fr', 'Le mode de paiement a changé', 'moyen de paiement, mode de livraison'],
    ['it', 'raggio e potere', 'gradazione, curva base'],
    ['it', 'Il metodo di spedizione è cambiato', 'modalità di spedizione'],
    ['it', 'fino al 400 %', '% without a space'],
    ['en', 'window …', 'three dots after the word, without a space'],
  ] as const)('are reported with the word to use instead (%s: %s)', (locale, text, use) => {
    expect(unfitWords([{ place: 'ui/messages/a.json a.b', locale, text }]))
      .toEqual([expect.stringMatching(new RegExp(`^ui/messages/a\\.json a\\.b \\(${locale}\\): «.+», use: `)) as string])
    expect(unfitWords([{ place: 'ui/messages/a.json a.b', locale, text }])[0]).toContain(`use: ${use}`)
  })

  it('keep words that are correct in their place', () => {
    expect(unfitWords([
      { place: 'ui/messages/shipping.json shipping.method.registered_letter', locale: 'en', text: 'Registered letter' },
      { place: 'ui/messages/account.json account.password_hint', locale: 'en', text: 'At least 8 characters with a letter and a digit.' },
      { place: 'ui/messages/contact.json withdrawal.title', locale: 'it', text: 'Recedere dal contratto' },
      { place: 'ui/messages/rating.json rating.too_long', locale: 'en', text: 'at most 2,000 characters' },
    ])).toEqual([])
  })
})
