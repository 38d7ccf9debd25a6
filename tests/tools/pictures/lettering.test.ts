import { describe, expect, it } from 'vitest'
import { fontOutlines } from '../../support/font-outlines.ts'

const FACES = {
  'raleway-600': 'raleway/files/raleway-latin-600-normal.woff',
  'raleway-800': 'raleway/files/raleway-latin-800-normal.woff',
  'raleway-600-italic': 'raleway/files/raleway-latin-600-italic.woff',
  'roboto-400': 'roboto/files/roboto-latin-400-normal.woff',
  'roboto-700': 'roboto/files/roboto-latin-700-normal.woff',
}

describe('the lettering of the pictures', () => {
  it.each(Object.entries(FACES))('%s is cut from its font, so that a machine without fonts renders the same', async (name, file) => {
    const { letters: glyphs, kerning } = fontOutlines(`node_modules/@fontsource/${file}`)
    const lines = Object.entries(glyphs).map(([character, outline]) => `    ${JSON.stringify(character)}: ${JSON.stringify(outline)}`)
    const text = `{\n  "letters": {\n${lines.join(',\n')}\n  },\n  "kerning": ${JSON.stringify(kerning)}\n}\n`
    await expect(text).toMatchFileSnapshot(`../../../tools/pictures/lettering/${name}.json`)
  })
})
