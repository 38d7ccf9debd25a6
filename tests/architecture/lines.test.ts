import { describe, expect, it } from 'vitest'
import { longLines, longLinesAtTop, longLinesIn, WIDTH } from './lines.ts'

const root = new URL('../..', import.meta.url).pathname
const FOLDERS = ['domain', 'application', 'adapters', 'ui', 'storybook', 'tests', 'tools']

describe('the width of the sources', () => {
  it.each(FOLDERS)('stays below 140 columns in %s', (folder) => {
    expect(longLinesIn(root, [folder])).toEqual([])
  })

  it('stays below 140 columns beside the folders', () => {
    expect(longLinesAtTop(root)).toEqual([])
  })

  it('finds a planted line, and none that just fits', () => {
    const eye = (columns: number): string => `const lid = '${'o'.repeat(columns - 14)}'`
    expect(eye(WIDTH)).toHaveLength(139)
    expect(longLines('domain/eye.ts', ['', eye(WIDTH), eye(WIDTH + 1)].join('\n'))).toEqual(['domain/eye.ts:3 has 140 columns'])
  })
})
