import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { letterWords } from '../../../../adapters/composition/letter-words.ts'
import { LETTER_TEXTS, type LetterText } from '../../../../application/commerce/mail/letter-words.port.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import { textOf } from '../../../../ui/messages/merge-messages.ts'
import { TEXTS } from '../../../../ui/messages/texts.ts'

const VOICES = LOCALES.flatMap((locale) => (['formal', 'informal'] as const).map((tone) => [locale, tone] as const))
const letterTexts = Object.entries(LETTER_TEXTS) as readonly (readonly [keyof typeof LETTER_TEXTS, readonly string[]])[]

const namedIn = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => (element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value]))

const differing = (id: LetterText, what: readonly string[]): readonly string[] =>
  VOICES.filter(([locale, tone]) => namedIn(parse(textOf(TEXTS[id], locale, tone))).toSorted().join() !== what.toSorted().join())
    .map(([locale, tone]) => `${id} ${locale} ${tone}`)

describe('the words of the letters', () => {
  it('name in every language and tone what the letter gives them, and nothing else', () => {
    expect(letterTexts.flatMap(([id, what]) => differing(id, what))).toEqual([])
    expect(differing('letter.help', ['phone'])).toHaveLength(VOICES.length)
  })

  it('are all written for a letter that says them', () => {
    const written = Object.keys(TEXTS).filter((id) => id.startsWith('letter.'))
    expect(written.toSorted()).toEqual(letterTexts.map(([id]) => id).filter((id) => id.startsWith('letter.')).toSorted())
  })

  it('leave what a shopper typed as it is', () => {
    expect(letterWords('de', 'informal')('letter.greeting', { name: "<b>{name}</b> 'O’" })).toBe("Hallo <b>{name}</b> 'O’")
  })
})
