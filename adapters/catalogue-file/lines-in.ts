import { visit, type JSONPath } from 'jsonc-parser'

const pathOf = (steps: JSONPath): string =>
  steps.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`)).join('')

/** `products[6].supply` of `products[6].supply.leadDays`; empty for a whole list. */
const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0))

/** The line of each of these paths in a document, or of its nearest existing parent. */
export const linesIn = (text: string, paths: readonly string[]): ReadonlyMap<string, number> => {
  const remainingPaths = new Set(paths)
  for (const path of remainingPaths) remainingPaths.add(parentOf(path))
  const lines = new Map<string, number>()
  const meet = (line: number, steps: () => JSONPath): boolean => {
    const path = pathOf(steps())
    if (!remainingPaths.has(path)) return false
    lines.set(path, line + 1)
    return true
  }
  // Lists and records without a wanted path are skipped. The library skips up to the `…End` callback, which must therefore be given.
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, steps) => meet(line, steps),
    onObjectEnd: () => {},
    onArrayBegin: (_offset, _length, line, _character, steps) => meet(line, steps),
    onArrayEnd: () => {},
    onLiteralValue: (_value, _offset, _length, line, _character, steps) => { meet(line, steps) },
  })
  const nearest = (path: string): number => lines.get(path) ?? (path === '' ? 1 : nearest(parentOf(path)))
  return new Map(paths.map((path) => [path, nearest(path)]))
}

/** The line of the first syntax error of a JSON document. */
export const brokenLine = (text: string): number => {
  const lines: number[] = []
  visit(text, { onError: (_error, _offset, _length, line) => { lines.push(line + 1) } }, { disallowComments: true })
  return lines[0] ?? 1
}
