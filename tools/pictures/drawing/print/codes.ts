import type { Face } from '../face.ts'
import { rectangle } from '../shapes.ts'

/** A repeatable sequence of zeros and ones for a name. */
const bits = (name: string, count: number): readonly boolean[] => {
  let state = Array.from(name).reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state > 0x7fffffff
  })
}

const INK = '#1b2430'

/** Bars that look like a barcode and encode nothing. */
export const printBarcode = (face: Face, x: number, y: number, width: number, height: number, name: string): void => {
  face.print(rectangle(x, y, width, height), { fill: '#ffffff' })
  const pattern = bits(name, 52)
  const step = (width * 0.88) / pattern.length
  const path = pattern.flatMap((dark, index) =>
    dark || index < 2 || index > 49
      ? [rectangle(x + width * 0.06 + index * step, y + height * 0.12, step * 0.92, height * 0.76)]
      : []).join('')
  face.print(path, { fill: INK })
}

/** A square code with its two closed sides. */
export const printMatrix = (face: Face, x: number, y: number, size: number, name: string): void => {
  const cells = 12
  const step = size / cells
  const pattern = bits(name, cells * cells)
  const dark = (row: number, column: number): boolean =>
    column === 0 ||
      row === cells - 1 ||
      ((row === 0 || column === cells - 1) ? (row + column) % 2 === 0 : pattern[row * cells + column] === true)
  const path = Array.from({ length: cells * cells }, (_, index) => [Math.floor(index / cells), index % cells] as const)
    .flatMap(([row, column]) =>
      (dark(row, column) ? [rectangle(x + column * step, y + row * step, step * 1.03, step * 1.03)] : [])).join('')
  face.print(rectangle(x - step, y - step, size + 2 * step, size + 2 * step), { fill: '#ffffff' })
  face.print(path, { fill: INK })
}
