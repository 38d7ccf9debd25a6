import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

export type Expression = { readonly file: string; readonly pattern: string; readonly flags: string }

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every node below a value of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one)
  if (!isNode(value)) return
  if (typeof value['type'] === 'string') yield value
  for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesIn(child)
}

/** The regular expressions of a source, as literals. */
export const expressionsOf = (file: string, source: string): readonly Expression[] =>
  [...nodesIn(parseSync(file, source).program)].flatMap(({ type, regex }) =>
    type === 'Literal' && isNode(regex) ? [{ file, pattern: String(regex['pattern']), flags: String(regex['flags']) }] : [])

export const expressionsIn = (root: string, folders: readonly string[]): readonly Expression[] =>
  globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`), { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return source.includes('/') ? expressionsOf(file, source) : []
  })

/** A text with a length for which an expression may be slow. */
type Attack = { readonly before: string; readonly pump: string; readonly after: string }

const COMMON = ['a', 'A', '0', ' ', '\t', '-', '.', '\0', 'é']
const ESCAPES = /\\(?:[pP]\{[^}]{1,40}\}|u\{[^}]{1,8}\}|u[\dA-F]{4}|x[\dA-F]{2}|[a-zA-Z])/g

/** Characters that an expression matches literally. */
const literalsOf = (pattern: string): readonly string[] => pattern.replaceAll(ESCAPES, ' ').match(/[^\\\s]/gu) ?? []
const wordsOf = (pattern: string): readonly string[] => pattern.replaceAll(ESCAPES, ' ').match(/[<\w/-]{2,40}>?/g) ?? []

function* attacksOn(pattern: string): Generator<Attack> {
  const literals = [...new Set(literalsOf(pattern))]
  const signs = literals.filter((sign) => /[^\p{L}\p{N}^$?]/u.test(sign)).slice(0, 6)
  const double = signs.flatMap((sign) => [`${sign}a`, `${sign}\0`, `${sign}0`, ...signs.map((other) => sign + other)])
  const words = wordsOf(pattern).slice(0, 6).flatMap((word) => [word, `/${word}`, `${word}>`])
  const pumps = new Set([...COMMON, ...signs, ...literals.slice(0, 6), ...double, ...words])
  const befores = new Set(['', 'a', ...signs.slice(0, 1), ...(pattern.includes('@') ? ['a@a'] : [])])
  for (const pump of pumps) for (const before of befores) for (const after of ['\0', 'a', ' @']) yield { before, pump, after }
}

/** Without an unbounded repetition, time is bounded by the expression alone. */
const REPEATS = /[*+]|\{\d+,\}/

const SHORT = 1500
const TIMES_LONGER = 6

/** Milliseconds that an expression takes for a text of this length. */
const timeOf = (expression: RegExp, { before, pump, after }: Attack, length: number): number => {
  const text = before + pump.repeat(length / pump.length) + after
  const from = performance.now()
  expression.test(text)
  return performance.now() - from
}

/** Whether a text six times as long takes more than fifteen times as long; a measurement that was disturbed is repeated. */
const isSlow = (expression: RegExp, attack: Attack): boolean =>
  Array.from({ length: 4 }).every(() => timeOf(expression, attack, SHORT) > 0.03)
  && Array.from({ length: 2 }).every(() =>
    timeOf(expression, attack, SHORT * TIMES_LONGER) > 15 * Math.min(...[1, 2, 3].map(() => timeOf(expression, attack, SHORT))))

/** A text for which an expression takes more than proportional time, if one is found. */
export const slowTextFor = ({ pattern, flags }: Expression): string | undefined => {
  if (!REPEATS.test(pattern)) return undefined
  const expression = new RegExp(pattern, flags.replaceAll(/[gy]/g, ''))
  const attack = [...attacksOn(pattern)].find((one) => isSlow(expression, one))
  return attack === undefined ? undefined : JSON.stringify(attack)
}
