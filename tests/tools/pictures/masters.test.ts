import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { DEMO_PICTURES } from '../../../adapters/seed/demo-pictures.ts'
import { demoDrawings } from '../../../tools/pictures/demo-drawings.ts'

const drawings = demoDrawings()
const WHITE = '#ffffff'
const small = async (image: Buffer | string): Promise<readonly number[]> => [...await sharp(image).resize(300).raw().toBuffer()]

/** The greatest difference of a colour, of 255, that compression causes at this size; that of another figure on a pack is over 200. */
const COMPRESSION = 100

describe('the masters of the demo shop', () => {
  it('are one for each drawing', () => {
    const files = globSync('**/*.avif', { cwd: DEMO_PICTURES }).map((file) => file.replace('.avif', ''))
    expect(files.toSorted()).toEqual(drawings.map(({ path }) => path).toSorted())
  })

  it('show what is drawn: render them again after a change of the drawings or the catalogue', async () => {
    for (const { path, width, draw } of drawings.filter((_, index) => index % 25 === 0)) {
      const sized = draw().replace('<svg ', `<svg width="${width}" `)
      const full = await sharp(Buffer.from(sized)).flatten({ background: WHITE }).png().toBuffer()
      const [drawn, master] = await Promise.all([small(full), small(join(DEMO_PICTURES, `${path}.avif`))])
      expect(drawn.filter((value, index) => Math.abs(value - (master[index] ?? 0)) > COMPRESSION), path).toEqual([])
    }
  }, 120_000)
})
