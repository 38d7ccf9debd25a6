import type { PictureSize } from './render-picture.ts'

/** Card, cart line, order line, gallery, its thumbnails, recommendation, category card, banner; each also at double density. */
const PLACED: readonly (readonly [width: number, height: number])[] = [
  [300, 300], [140, 140], [140, 200], [1080, 1340], [160, 160], [90, 90], [235, 235], [390, 255],
]
/** The sizes that search engines request. */
const SNIPPETS: typeof PLACED = [[1000, 1000], [1200, 900], [1600, 900]]
/** Pictures that scale with the layout keep their ratio. */
const WIDTHS = [90, 180, 320, 500, 640, 768, 920, 960, 1024, 1280, 1400, 1440, 1536, 1600, 1920]

const ALLOWED: ReadonlySet<string> = new Set([
  ...PLACED.flatMap(([width, height]) => [`${width}x${height}`, `${2 * width}x${2 * height}`]),
  ...SNIPPETS.map(([width, height]) => `${width}x${height}`),
  ...WIDTHS.map((width) => `${width}x0`),
])

/** A size of the specification; any other is rejected, so that nobody can fill the disk with other sizes (Commerce §9). */
export const readSize = (text: string): PictureSize | undefined => {
  if (!ALLOWED.has(text)) return undefined
  const [width = 0, height = 0] = text.split('x').map(Number)
  return { width, height }
}
