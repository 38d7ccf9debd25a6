import { describe, expect, it } from 'vitest'
import { missingTexts, readTexts } from './texts.ts'

const root = new URL('../..', import.meta.url).pathname

describe('the texts', () => {
  it('F-D04 are there in four languages and two tones', () => {
    const files = readTexts(root)
    expect(files.length).toBeGreaterThan(15)
    expect(missingTexts(files)).toEqual([])
  })

  it('F-D04 that are missing are named with their file, their key and the language', () => {
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
})
