import { readFileSync } from 'node:fs'

export type Rule = { readonly id: string; readonly layer: string; readonly rule: string }

const FILE = new URL('./rules.tsv', import.meta.url)

/** One rule a line: its id, the layer it is settled on, and the rule in a sentence. */
export const parseRules = (text: string): readonly Rule[] =>
  text.split('\n').filter((line) => line !== '').map((line) => {
    const [id, layer, rule, ...rest] = line.split('\t')
    if (id === undefined || layer === undefined || rule === undefined || rest.length > 0) {
      throw new Error(`Not an id, a layer and a rule: ${line}`)
    }
    return { id, layer, rule }
  })

export const readRules = (): readonly Rule[] => parseRules(readFileSync(FILE, 'utf8'))
