import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { openMailTexts } from '../../../../adapters/composition/mail-texts.ts'
import { MAIL_TEXTS, type MailTextId } from '../../../../application/commerce/mail/mail-texts.port.ts'
import { LOCALES } from '../../../../domain/shop/locale.ts'
import { textOf } from '../../../../ui/messages/text-of.ts'
import { TEXTS } from '../../../../ui/messages/texts.ts'

const mailTexts = openMailTexts()

const VOICES = LOCALES.flatMap((locale) => (['formal', 'informal'] as const).map((tone) => [locale, tone] as const))
const mailTextIds = Object.entries(MAIL_TEXTS) as readonly (readonly [keyof typeof MAIL_TEXTS, readonly string[]])[]

/** A link on a page is plain text in a mail, so its tag has no value. */
const namedIn = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    return element.type === TYPE.tag ? namedIn(element.children) : [element.value]
  })

const differing = (id: MailTextId, what: readonly string[]): readonly string[] =>
  VOICES.filter(([locale, tone]) => namedIn(parse(textOf(TEXTS[id], locale, tone))).toSorted().join() !== what.toSorted().join())
    .map(([locale, tone]) => `${id} ${locale} ${tone}`)

describe('the texts of the mails', () => {
  it('use in every language and tone the values that the mail provides, and nothing else', () => {
    expect(mailTextIds.flatMap(([id, what]) => differing(id, what))).toEqual([])
    expect(differing('mail.help', ['phone'])).toHaveLength(VOICES.length)
  })

  it('are all used by a mail', () => {
    const written = Object.keys(TEXTS).filter((id) => id.startsWith('mail.'))
    expect(written.toSorted()).toEqual(mailTextIds.map(([id]) => id).filter((id) => id.startsWith('mail.')).toSorted())
  })

  it('leave typed text unchanged', () => {
    expect(mailTexts('de', 'informal')('mail.greeting', { name: "<b>{name}</b> 'O’" })).toBe("Hallo <b>{name}</b> 'O’")
  })
})
