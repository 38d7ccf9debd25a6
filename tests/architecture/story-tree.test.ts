import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { provesARule, TREE } from '../../storybook/tree.ts'

const root = new URL('../../storybook', import.meta.url)

const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => path.replace(/\/[^/]*$/, ''))

describe('F-D08 the tree of stories', () => {
  it('has a place for every folder of stories, and a folder for every place', () => {
    expect([...new Set(folders)].toSorted()).toEqual(Object.keys(TREE).toSorted())
  })

  it('separates stories that prove a rule from those that show a state', () => {
    expect(['CC-PAY-02 Apple Pay', 'AS-VISUAL-04 keeps', 'F-B04 a double press'].every(provesARule)).toBe(true)
    expect(['Default', 'Long Text', 'A press on plus adds one unit'].some(provesARule)).toBe(false)
  })
})
