import { visit, type JSONPath } from 'jsonc-parser'

const pathOf = (steps: JSONPath): string =>
  steps.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('')

/** `products[6].supply` of `products[6].supply.leadDays`; nothing of a whole list. */
const around = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0))

/** In which line of a document each of these paths stands, or what is around it where it stands nowhere itself. */
export const linesIn = (text: string, paths: readonly string[]): ReadonlyMap<string, number> => {
  const remainingPaths = new Set(paths)
  for (const path of remainingPaths) remainingPaths.add(around(path))
  const lines = new Map<string, number>()
  const meet = (line: number, steps: () => JSONPath): boolean => {
    const path = pathOf(steps())
    if (!remainingPaths.has(path)) return false
    lines.set(path, line + 1)
    return true
  }
  // What is false of a list or a record is not looked into: nothing in it is wanted. The library counts where that ends in the `…End`
  // that it is given: without them it would look into nothing more.
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, steps) => meet(line, steps),
    onObjectEnd: () => {},
    onArrayBegin: (_offset, _length, line, _character, steps) => meet(line, steps),
    onArrayEnd: () => {},
    onLiteralValue: (_value, _offset, _length, line, _character, steps) => { meet(line, steps) },
  })
  const nearest = (path: string): number => lines.get(path) ?? (path === '' ? 1 : nearest(around(path)))
  return new Map(paths.map((path) => [path, nearest(path)]))
}

/** The line of the first thing that makes a document no JSON. */
export const brokenLine = (text: string): number => {
  const lines: number[] = []
  visit(text, { onError: (_error, _offset, _length, line) => { lines.push(line + 1) } }, { disallowComments: true })
  return lines[0] ?? 1
}
