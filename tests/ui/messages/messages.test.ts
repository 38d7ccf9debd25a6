import { describe, expect, it } from 'vitest'
import { BRAND_CHANNELS, toneOf } from '../../../domain/shop/brand-channel.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { MessageEntry } from '../../../ui/messages/message-entry.ts'
import { textOf } from '../../../ui/messages/text-of.ts'
import {
  breakingBeforeAMark, builtDifferently, inTwoFiles, unusedIds, repeatedTexts, shouting, tooFormal, unknownIds, withoutALanguage,
  withSharpS, withStraightApostrophe,
} from './message-faults.ts'
import type { MessageFiles } from './message-faults.ts'
import { readMessageFiles, readSources } from './message-files.ts'

const files = readMessageFiles()
const sources = readSources()

const plant = (entry: Partial<MessageEntry>): MessageFiles => ({
  planted: { 'planted.id': { de: 'Weiter', en: 'Next', fr: 'Suite', it: 'Avanti', ...entry } },
})

const missing = (): MessageFiles => {
  const { it: _it, ...rest } = plant({})['planted']?.['planted.id'] ?? {}
  return { planted: { 'planted.id': rest as MessageEntry } }
}

describe('the messages of the shop', () => {
  it('exist in all four languages', () => {
    expect(withoutALanguage(files)).toEqual([])
    expect(withoutALanguage(missing())).toEqual(['planted.id'])
    expect(withoutALanguage(plant({ fr: ' ' }))).toEqual(['planted.id'])
  })

  it.each([
    ['minimum length', 'validation.password_too_short'], ['maximum length', 'validation.too_long'],
    ['digits only', 'customer.invalid_miles_and_more_number'], ['country', 'validation.invalid_country'],
    ['postcode', 'validation.invalid_postcode'], ['date format', 'validation.invalid_birthday'],
    ['equal passwords', 'error.passwords_differ'], ['phone number', 'validation.invalid_phone_number'],
  ])('AS-VALID-06 explain in every language what is wrong with a field: %s', (_fault, id) => {
    const entries = Object.values(files).flatMap((texts) => (id in texts ? [texts[id] as MessageEntry] : []))
    expect(entries).toHaveLength(1)
    for (const tone of ['formal', 'informal'] as const) {
      const message = LOCALES.map((locale) => textOf(entries[0] as MessageEntry, locale, tone))
      expect(new Set(message).size).toBe(LOCALES.length)
      expect(message.filter((text) => text.trim() === '' || text.includes(id))).toEqual([])
    }
  })

  it('are in one file each', () => {
    expect(inTwoFiles(files)).toEqual([])
    expect(inTwoFiles({ one: plant({})['planted'] ?? {}, other: plant({})['planted'] ?? {} })).toEqual(['planted.id'])
  })

  it('have the same placeholders in every language and tone', () => {
    expect(builtDifferently(files)).toEqual([])
    expect(builtDifferently(plant({ de: 'Noch {count}', en: '{number} left' }))).toEqual(['planted.id'])
    expect(builtDifferently(plant({ de: '{n, plural, one {#} other {# {unit}}}' }))).toEqual(['planted.id'])
    expect(builtDifferently(plant({ de: '{n}', en: '{n}', fr: '{n, plural, one {#} other {#}}', it: '{n, number}' }))).toEqual([])
    expect(builtDifferently(plant({ de_informal: 'Los, {name}' }))).toEqual(['planted.id'])
  })

  it('use du, tu and tu if the brand does', () => {
    expect(tooFormal(files)).toEqual([])
    expect(tooFormal(plant({ de: 'Wählen Sie' }))).toEqual(['planted.id'])
    expect(tooFormal(plant({ de: 'Wählen Sie', de_informal: 'Wähle' }))).toEqual([])
    expect(tooFormal(plant({ fr: 'Choisissez' }))).toEqual(['planted.id'])
    expect(tooFormal(plant({ fr: 'Assez', it: 'I Suoi valori', it_informal: 'I tuoi valori' }))).toEqual([])
    expect(tooFormal(plant({ it: 'I Suoi valori' }))).toEqual(['planted.id'])
  })

  it('CC-CHAN-02 use for each brand the German of its tone, du or Sie', () => {
    const entry = files['refusals']?.['error.invalid_address'] as MessageEntry
    const message = Object.fromEntries(BRAND_CHANNELS.map((brand) => [brand, textOf(entry, 'de', toneOf(brand))]))
    const formal = 'Bitte prüfen Sie die Adresse.'
    const informal = 'Bitte prüfe die Adresse.'
    expect(message).toEqual({ iris: formal, lensvision: formal, discountlens: informal, mrlens: informal, mclinsen: formal })
  })

  it('AS-LOCALE-12 fall back to German if a language has no text', () => {
    expect(textOf({ de: 'Weiter' }, 'it', 'formal')).toBe('Weiter')
    expect(textOf({ de: 'Gehen Sie', de_informal: 'Geh' }, 'fr', 'informal')).toBe('Geh')
  })

  it('are Swiss German: no sharp s', () => {
    expect(withSharpS(files)).toEqual([])
    expect(withSharpS(plant({ de: 'Größe' }))).toEqual(['planted.id'])
  })

  it('have no exclamation marks', () => {
    expect(shouting(files)).toEqual([])
    expect(shouting(plant({ en: 'Only today!' }))).toEqual(['planted.id'])
  })

  it('have typographic apostrophes, which the formatter does not read as quotation marks', () => {
    expect(withStraightApostrophe(files)).toEqual([])
    expect(withStraightApostrophe(plant({ fr: "l'œil" }))).toEqual(['planted.id'])
  })

  it('have no line break before French punctuation, at any page width', () => {
    expect(breakingBeforeAMark(files)).toEqual([])
    for (const fr of ['Où ?', 'Où?', 'Voici : là', 'Voici: là', '« là\u00A0»', '«\u00A0là »', '«là\u00A0»'])
      expect(breakingBeforeAMark(plant({ fr })), fr).toEqual(['planted.id'])
    expect(breakingBeforeAMark(plant({ fr: 'Où\u00A0? De 8:00 à 12:00, «\u00A0{term}\u00A0»' }))).toEqual([])
  })

  it('have an informal text only if it differs', () => {
    expect(repeatedTexts(files)).toEqual([])
    expect(repeatedTexts(plant({ de_informal: 'Weiter' }))).toEqual(['planted.id'])
  })

  it('are all used', () => {
    expect(unusedIds(files, sources)).toEqual([])
    expect(unusedIds(plant({}), 'nothing')).toEqual(['planted.id'])
    expect(unusedIds(plant({}), "id: 'planted.id'")).toEqual([])
    expect(unusedIds(plant({}), '`planted.${what}`')).toEqual([])
  })

  it('exist wherever they are used', () => {
    expect(unknownIds(files, sources)).toEqual([])
    expect(unknownIds(files, '<FormattedMessage id="no.such_text" />')).toEqual(['no.such_text'])
    expect(unknownIds(files, "formatMessage({ id: 'no.such_text' })")).toEqual(['no.such_text'])
  })
})
