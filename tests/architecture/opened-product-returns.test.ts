import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import content from '../../ui/messages/content.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')

/** Texts that accept returns of unopened products only; a sealed blister in an opened box can be returned. */
const BLANKET = new RegExp([
  'ungeöffnet', 'geöffnete (?:Ware|Packung)', 'Originalverpackung', 'unopened', 'opened (?:pack|goods|item)', 'original packaging',
  'non ouvert', 'ne reprenons pas', 'emballage d’origine', 'non apert', 'non riprendiamo', 'confezion[ei] (?:apert|originale)',
].join('|'), 'iu')

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

const isOfCare = (text: string): boolean => /Flasche|bottle|flacon|flacone/.test(text)

describe('an opened box of lenses', () => {
  it('J6 is not excluded by any text of the shop, its content or its products', () => {
    const files = globSync(['ui/messages/**/*.json', 'adapters/seed/{content,words}/**/*.json'], { cwd: ROOT })
    expect(files.length).toBeGreaterThan(30)
    const result = files.flatMap((file) =>
      textsIn(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))).filter((text) => BLANKET.test(text) && !isOfCare(text))
        .map((text) => `${file}: ${text}`))
    expect(result).toEqual([])
  })

  it.each([
    'Ungeöffnete Ware nehmen wir per Post zurück.', 'We do not take back opened packs.', 'Nous ne reprenons pas les boîtes ouvertes.',
    'Per motivi d’igiene non riprendiamo confezioni aperte.', 'Die Packung ist ungeöffnet, unbeschriftet und unbeschädigt.',
  ])('J6 is reported as excluded: %s', (text) => {
    expect(BLANKET.test(text) && !isOfCare(text)).toBe(true)
  })

  it.each([['de', 'Schachtel', 'versiegelt'], ['en', 'box', 'sealed'], ['fr', 'boîte', 'scellé'], ['it', 'scatola', 'sigillat']] as const)(
    'J6 can be returned with the sealed ones, according to the returns page and the terms, in %s',
    (locale, box, sealed) => {
      for (const id of ['content.returns.opened_text', 'content.returns.condition_sealed', 'content.terms.returns_text'] as const)
        for (const word of [box, sealed]) expect(content[id][locale]).toContain(word)
    },
  )
})
