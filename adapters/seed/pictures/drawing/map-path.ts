export type Point = readonly [x: number, y: number]
/** Where a point of a flat drawing comes to lie. */
export type Surface = (x: number, y: number) => Point

const STEP = /([MLQC])([^MLQCZ]*)|Z/g
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g

export const round = (value: number): number => Math.round(value * 100) / 100

/** A path (M, L, Q, C, Z, absolute) laid on a surface: every point and every handle is moved. */
export const mapPath = (path: string, surface: Surface): string =>
  path.replace(STEP, (_, command: string | undefined, numbers: string | undefined) => {
    if (command === undefined) return 'Z'
    const given = (numbers ?? '').match(NUMBER) ?? []
    const moved: number[] = []
    for (let index = 0; index + 1 < given.length; index += 2) {
      const [x, y] = surface(Number(given[index]), Number(given[index + 1]))
      moved.push(round(x), round(y))
    }
    return command + moved.join(' ')
  })
