import { describe, expect, it } from 'vitest'
import { longLines, longLinesAtTop, longLinesIn, WIDTH } from './lines.ts'

const root = new URL('../..', import.meta.url).pathname
const FOLDERS = ['domain', 'application', 'adapters', 'ui', 'storybook', 'tests', 'tools']

describe('the line length of the sources', () => {
  it.each(FOLDERS)('is below 140 columns in %s', (folder) => {
    expect(longLinesIn(root, [folder])).toEqual([])
  })

  it('is below 140 columns outside the folders', () => {
    expect(longLinesAtTop(root)).toEqual([])
  })

  it('is reported for a planted line, but not for one that just fits', () => {
    const eye = (columns: number): string => `const lid = '${'o'.repeat(columns - 14)}'`
    expect(eye(WIDTH)).toHaveLength(139)
    expect(longLines('domain/eye.ts', ['', eye(WIDTH), eye(WIDTH + 1)].join('\n'))).toEqual(['domain/eye.ts:3 has 140 columns'])
  })
})
