import { readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { toneOf } from '../../../domain/shop/brand-channel.ts'
import type { MessageEntry } from '../../../ui/messages/message-entry.ts'
import { textOf } from '../../../ui/messages/text-of.ts'
import { renderedStory, type StoryScene } from '../../support/render-story.tsx'
import { words } from '../../support/render-view.tsx'
import { ERROR_LINES } from './error-lines.ts'
import { tooFormal } from './message-faults.ts'
import { readMessageFiles } from './message-files.ts'

const entries = Object.assign({}, ...Object.values(readMessageFiles())) as Readonly<Record<string, MessageEntry>>
const entryOf = (id: string): MessageEntry => {
  const entry = entries[id]
  if (entry === undefined) throw new Error(`Nothing says ${id}`)
  return entry
}

/** Both tones of every language; English has one. */
const SCENES: readonly StoryScene[] = LOCALES.flatMap((locale) =>
  (['iris', 'mrlens'] as const).filter((brand) => locale !== 'en' || brand === 'iris').map((brand) => ({ locale, brand })))

const literally = (text: string): string => text.replace(/[\s\u00A0\u202F]+/g, ' ').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Values = Readonly<Record<string, string>>

/** The pattern of a text with its arguments: the given values, or any. */
const written = (elements: readonly MessageFormatElement[], values: Values): string =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return literally(element.value)
    if (element.type === TYPE.pound) return String.raw`[\d’'.,]+`
    if ('options' in element) return `(?:${Object.values(element.options).map(({ value }) => written(value, values)).join('|')})`
    const named = values[element.value]
    return named === undefined ? '.+?' : literally(named)
  }).join('')

const asWritten = (id: string, { locale, brand }: StoryScene, values: Values = {}): RegExp =>
  new RegExp(written(parse(textOf(entryOf(id), locale, toneOf(brand))), values))

const textsInStories = ERROR_LINES.flatMap(({ line, stories }) =>
  Object.entries(stories ?? {}).map(([id, where]) => {
    const [story, values] = typeof where === 'string' ? [where, {}] : where
    return { line, id, story, values }
  }))
const ids = [...new Set(textsInStories.map(({ id }) => id))].filter((id) => id !== 'error.declined')
const proofs = ERROR_LINES.flatMap(({ line, tests }) => (tests ?? []).map(([file, title]) => ({ line, file, title })))

/** Every story is rendered once for each language and tone. */
const drawings = new Map<string, Promise<string>>()
const wordsOf = (story: string, scene: StoryScene): Promise<string> => {
  const key = `${story} ${scene.locale} ${scene.brand}`
  const drawing = drawings.get(key) ?? renderedStory(story, scene).then(words)
  drawings.set(key, drawing)
  return drawing
}

describe('the error catalogue', () => {
  it('has a text or a test for every line', () => {
    expect(ERROR_LINES.filter(({ stories, tests }) => stories === undefined && (tests ?? []).length === 0)).toEqual([])
    expect(new Set(ERROR_LINES.map(({ line }) => line)).size).toBe(ERROR_LINES.length)
  })

  it.each(ids)('has %s in four languages, each translated', (id) => {
    expect(new Set(LOCALES.map((locale) => textOf(entryOf(id), locale, 'formal'))).size).toBe(4)
  })

  it.each(ids)('has %s in both tones if the text addresses the reader', (id) => {
    const entry = entryOf(id)
    expect(tooFormal({ catalogue: { [id]: entry } })).toEqual([])
    const { de, en, fr, it: italian } = entry
    const addresses = tooFormal({ catalogue: { [id]: { de, en, fr, it: italian } } }).length > 0
    expect(addresses && entry.de_informal === undefined && entry.fr_informal === undefined && entry.it_informal === undefined).toBe(false)
  })

  it.each(textsInStories)('$line: $id is shown in $story, in every language and tone', async ({ id, story, values }) => {
    for (const scene of SCENES) expect(await wordsOf(story, scene), `${scene.locale} ${scene.brand}`).toMatch(asWritten(id, scene, values))
  }, 30_000)

  it.each(proofs)('$line: is proven by "$title"', ({ file, title }) => {
    expect(title).not.toBe('')
    expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain(`'${title}'`)
  })

  it('detects a missing story, and a text that a story does not show', async () => {
    const scene: StoryScene = { locale: 'de', brand: 'iris' }
    await expect(renderedStory('order/History#NoSuchStory', scene)).rejects.toThrow('There is no story')
    await expect(renderedStory('order/NoSuchFile#Empty', scene)).rejects.toThrow('NoSuchFile')
    expect(await wordsOf('order/History#Default', scene)).not.toMatch(asWritten('error.order_not_found', scene))
    expect(await wordsOf('order/History#Empty', scene)).not.toMatch(asWritten('error.order_not_found', { ...scene, locale: 'fr' }))
    expect(await wordsOf('coupon/Notifications#CouponApplied', scene))
      .not.toMatch(asWritten('cart.coupon_applied', scene, { code: 'OTHER' }))
  })
})
