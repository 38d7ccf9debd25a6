import { afterEach, expect, it, vi } from 'vitest'
import { openTexts, type LoadTexts } from '../../../adapters/composition/browser/open-texts.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import type { TextPart } from '../../../ui/messages/text-part.ts'

afterEach(() => { vi.restoreAllMocks() })

/** A network on which these languages fail to load. */
const without = (...lost: readonly string[]): LoadTexts => (locale, tone) =>
  lost.includes(locale) ? Promise.reject(new TypeError('Failed to fetch')) : loadMessages(locale, tone)

const wordsOf = async (locale: 'fr' | 'de', part: TextPart, ...lost: readonly string[]) => {
  const texts = openTexts(locale, 'formal', without(...lost))
  await texts.load(part)
  return JSON.stringify(texts.current().messages['shell.skip'])
}

it('AS-ERRCAT-27 G20 a language that cannot be loaded is logged, and German is used instead', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => {})
  const [french, german] = [await wordsOf('fr', 'common'), await wordsOf('de', 'common')]
  expect([french === german, noted.mock.calls]).toEqual([false, []])
  expect(await wordsOf('fr', 'common', 'fr')).toBe(german)
  expect(noted).toHaveBeenCalledTimes(1)
  expect(noted.mock.calls[0]?.[1]).toMatchObject({ locale: 'fr', part: 'common' })
})

it('AS-ERRCAT-27 fails for all callers if German cannot be loaded either, and tries again on the next request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(wordsOf('fr', 'common', 'fr', 'de')).rejects.toThrow('Failed to fetch')
  const lost = new Set(['de'])
  const texts = openTexts('de', 'formal', (...request) => without(...lost)(...request))
  await expect(texts.load('common')).rejects.toThrow('Failed to fetch')
  lost.clear()
  await texts.load('common')
  expect(texts.current().messages['shell.skip']).toBeDefined()
})

it('loads the texts of refusals and of server parts when one is missing; what began before has them as well', async () => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => {})
  const loads: TextPart[] = []
  const texts = openTexts('de', 'formal', (locale, tone, part) => {
    loads.push(part)
    return loadMessages(locale, tone)
  })
  const rendered = vi.fn<() => void>()
  texts.subscribe(rendered)
  await texts.load('common')
  // A part that waits for its texts renders with them; the page does not.
  expect(rendered).not.toHaveBeenCalled()
  const [before, { messages }] = [texts.current(), texts.current()]
  const error = Object.assign(new Error('no text'), { code: 'MISSING_TRANSLATION' })
  const missing = error as unknown as Parameters<typeof texts.handleError>[0]
  texts.handleError(missing)
  await vi.waitFor(() => { expect(texts.current()).not.toBe(before) })
  expect(rendered).toHaveBeenCalledTimes(1)
  expect(loads).toEqual(['common', 'refusals', 'server'])
  expect([texts.current().messages === messages, noted.mock.calls.length]).toEqual([true, 0])
  await vi.waitFor(() => {
    texts.handleError(missing)
    expect(noted).toHaveBeenCalled()
  })
  expect(loads).toHaveLength(3)
})
