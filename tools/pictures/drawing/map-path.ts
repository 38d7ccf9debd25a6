export type Point = readonly [x: number, y: number]
/** Maps a point of a flat drawing. */
export type Surface = (x: number, y: number) => Point

const STEP = /([MLQC])([^MLQCZ]*)|Z/g
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g

export const round = (value: number): number => Math.round(value * 100) / 100

/** A path (M, L, Q, C, Z, absolute) projected onto a surface: every point and every control point is mapped. */
export const mapPath = (path: string, surface: Surface): string =>
  path.replace(STEP, (_, command: string | undefined, numbers: string | undefined) => {
    if (command === undefined) return 'Z'
    const values = (numbers ?? '').match(NUMBER) ?? []
    const moved: number[] = []
    for (let index = 0; index + 1 < values.length; index += 2) {
      const [x, y] = surface(Number(values[index]), Number(values[index + 1]))
      moved.push(round(x), round(y))
    }
    return command + moved.join(' ')
  })
