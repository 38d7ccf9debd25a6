import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demoDrawings } from './demo-drawings.ts'
import { renderMaster } from './render-master.ts'

const MASTERS = new URL('../../adapters/seed/pictures', import.meta.url).pathname

/** `node tools/pictures/render-masters.ts [path]` renders the demo's pictures whose path begins so, such as `p/1001`; all take minutes. */
const [, , prefix = ''] = process.argv
const rendered = new Map<string, Promise<Buffer>>()
const drawings = demoDrawings().filter(({ path }) => path.startsWith(prefix))

const store = async ({ path, width, draw }: (typeof drawings)[number]): Promise<void> => {
  const svg = draw()
  const image = rendered.get(svg) ?? renderMaster(svg, width)
  rendered.set(svg, image)
  const file = join(MASTERS, `${path}.avif`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await image)
}

for (const drawing of drawings) await store(drawing)
console.log(`${drawings.length} pictures, ${rendered.size} different`)
