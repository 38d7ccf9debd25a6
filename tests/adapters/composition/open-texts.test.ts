import { afterEach, expect, it, vi } from 'vitest'
import { openTexts } from '../../../adapters/composition/browser/open-texts.ts'
import { loadTexts } from '../../../ui/messages/load-messages.ts'
import type { TextPart } from '../../../ui/messages/text-part.ts'

afterEach(() => { vi.restoreAllMocks() })

/** A network on which these languages fail to load. */
const without = (...lost: readonly string[]): typeof loadTexts => (locale, tone, part) =>
  lost.includes(locale) ? Promise.reject(new TypeError('Failed to fetch')) : loadTexts(locale, tone, part)

const wordsOf = async (locale: 'fr' | 'de', part: TextPart, ...lost: readonly string[]) => {
  const texts = openTexts(locale, 'formal', without(...lost))
  await texts.load(part)
  return JSON.stringify(texts.current()['shell.skip'])
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
  expect(texts.current()['shell.skip']).toBeDefined()
})
