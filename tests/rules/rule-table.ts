import { readFileSync } from 'node:fs'

/** The layer of a rule that must apply it: domain, application, the shop's service, HTTP, or the interface. */
export const LAYERS = ['domain', 'application', 'service', 'adapter', 'ui'] as const
export type Layer = (typeof LAYERS)[number]

export type Rule = {
  readonly id: string
  readonly section: string
  readonly layer: Layer
  readonly rule: string
  /** The kind of check that the specification requires. */
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

/** A line of column names, then one rule per line. */
export const parseRules = (text: string): readonly Rule[] => {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '')
  if (head !== COLUMNS.join('\t')) throw new Error(`Not the columns ${COLUMNS.join(', ')}: ${head}`)
  return lines.map(parseRule)
}

export const readRules = (): readonly Rule[] => parseRules(readFileSync(FILE, 'utf8'))
