import { readFileSync } from 'node:fs'

/** The layer of a rule says who must keep it: what is true, what is done, the shop's own service, the wires around it, what one sees. */
export const LAYERS = ['domain', 'application', 'service', 'adapter', 'ui'] as const
export type Layer = (typeof LAYERS)[number]

export type Rule = {
  readonly id: string
  readonly section: string
  readonly layer: Layer
  readonly rule: string
  /** How the specification wants it looked at. */
  readonly check: string
}

const FILE = new URL('./rules.tsv', import.meta.url)
const COLUMNS = ['id', 'section', 'layer', 'rule', 'check']

const isLayer = (text: string | undefined): text is Layer => LAYERS.some((layer) => layer === text)

const parseRule = (line: string): Rule => {
  const [id = '', section = '', layer, rule = '', check = '', ...rest] = line.split('\t')
  if (!isLayer(layer) || [id, section, rule, check].includes('') || rest.length > 0) {
    throw new Error(`Not ${COLUMNS.join(', ')}: ${line}`)
  }
  return { id, section, layer, rule, check }
}

/** A line of column names, then one rule a line. */
export const parseRules = (text: string): readonly Rule[] => {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '')
  if (head !== COLUMNS.join('\t')) throw new Error(`Not the columns ${COLUMNS.join(', ')}: ${head}`)
  return lines.map(parseRule)
}

export const readRules = (): readonly Rule[] => parseRules(readFileSync(FILE, 'utf8'))
