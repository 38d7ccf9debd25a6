import { describe, expect, it } from 'vitest'
import { intlOf } from '../../../adapters/composition/intl-of.ts'
import { openPageIntl, pageIntl } from '../../../adapters/composition/pages/page-intl.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { MessageId } from '../../../ui/messages/message-id.ts'

/** A value for every argument of a message, at any depth: a count, or a renderer for tags. */
const valuesFor = (message: unknown): Readonly<Record<string, unknown>> => {
  if (Array.isArray(message)) return Object.assign({}, ...message.map(valuesFor))
  if (typeof message !== 'object' || message === null) return {}
  const { type, value, children, options } = message as { type?: number; value?: string; children?: unknown; options?: unknown }
  const own = type === 0 || value === undefined ? {} : { [value]: type === 8 ? (inside: unknown) => `<${String(inside)}>` : 3 }
  const choices = Object.values(typeof options === 'object' ? (options ?? {}) : {}) as readonly { readonly value: unknown }[]
  const deeper = choices.map((one) => valuesFor(one.value))
  return Object.assign({}, valuesFor(children), ...deeper, own)
}

describe('the messages of a page on the server', () => {
  it.each(LOCALES)('are the default ones in %s, cached after the first use', async (locale) => {
    const [quick, usual] = [await openPageIntl()(locale, 'formal'), await pageIntl(locale, 'formal')]
    const messages: { readonly [id in MessageId]?: unknown } = usual.messages
    const readText = (intl: typeof quick, id: MessageId): string =>
      String(intl.formatMessage({ id }, valuesFor(messages[id]) as Record<string, string>))
    const ids = Object.keys(messages) as MessageId[]
    expect(ids.length).toBeGreaterThan(300)
    for (const id of [...ids, ...ids]) expect(readText(quick, id)).toBe(readText(usual, id))
    expect(quick.formatDate('2026-03-02T23:30:00Z')).toBe(usual.formatDate('2026-03-02T23:30:00Z'))
  })

  it.each([
    ['de', /^12['’]500$/, '24. November 2026'], ['en', /^12,500$/, '24 November 2026'],
    ['fr', /^12['’\u202F]500$/, '24 novembre 2026'], ['it', /^12['’]500$/, '24 novembre 2026'],
  ] as const)('format numbers and dates in %s as in Switzerland, or in Britain', async (locale, number, day) => {
    const intl = await openPageIntl()(locale, 'formal')
    expect(intl.formatNumber(12_500)).toMatch(number)
    expect(intl.formatDate('2026-11-24T12:00:00Z', { dateStyle: 'long' })).toBe(day)
    expect(intlOf(locale, 'formal').formatNumber(12_500)).toMatch(number)
  })

  it.each([
    ['fr', '1er décembre 2026', '11 décembre 2026'], ['it', '1 dicembre 2026', '11 dicembre 2026'],
  ] as const)('format the first day of a month like %s', async (locale, first, later) => {
    for (const intl of [await openPageIntl()(locale, 'formal'), await pageIntl(locale, 'formal')]) {
      const [one, other] = ['2026-12-01T12:00:00Z', '2026-12-11T12:00:00Z'].map((day) => intl.formatDate(day, { dateStyle: 'long' }))
      expect([one, other]).toEqual([first, later])
    }
  })

  it('contain no date format, which would use the time zone of the machine', async () => {
    for (const locale of LOCALES) expect(JSON.stringify((await pageIntl(locale, 'formal')).messages)).not.toMatch(/"type":[34]\b/)
  })
})
