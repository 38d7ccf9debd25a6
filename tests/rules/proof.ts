import { reaches } from './layer.ts'
import type { Outcome } from './outcome.ts'
import { idsIn, topicOf } from './rule-id.ts'
import type { Layer, Rule } from './rule-table.ts'

/** A rule that is named by tests, but by none on its layer: it is unknown whether the shop applies it. */
export type ProvenBelow = { readonly id: string; readonly layer: Layer; readonly files: readonly string[] }

export type TopicProof = {
  readonly topic: string
  readonly proven: readonly string[]
  readonly below: readonly ProvenBelow[]
  readonly unproven: readonly string[]
}

export type Proof = {
  readonly topics: readonly TopicProof[]
  /** Rules that a failing test names, whether or not a passing one names them too. */
  readonly failing: readonly string[]
  readonly unknown: readonly string[]
}

const named = (outcomes: readonly Outcome[], ended: Outcome['ended']): ReadonlyMap<string, readonly string[]> => {
  const pairs = outcomes
    .filter((outcome) => outcome.ended === ended)
    .flatMap(({ title, file }) => idsIn(title).map((id) => ({ id, file })))
  return new Map([...Map.groupBy(pairs, ({ id }) => id)].map(([id, members]) => [id, [...new Set(members.map(({ file }) => file))]]))
}

/** A rule is proven when a passing test that lives on its layer carries its id, and no failing test does. */
export const prove = (rules: readonly Rule[], outcomes: readonly Outcome[]): Proof => {
  const failing = named(outcomes, 'failed')
  const passing = named(outcomes, 'passed')
  const provenIn = ({ id }: Rule): readonly string[] => failing.has(id) ? [] : passing.get(id) ?? []
  const isVerified = (rule: Rule): boolean => provenIn(rule).some((file) => reaches(file, rule.layer))
  const ids = new Set(rules.map(({ id }) => id))
  const topics = Map.groupBy(rules, ({ id }) => topicOf(id))
  return {
    topics: [...topics].map(([topic, members]) => ({
      topic,
      proven: members.filter(isVerified).map(({ id }) => id),
      below: members
        .filter((rule) => provenIn(rule).length > 0 && !isVerified(rule))
        .map((rule) => ({ id: rule.id, layer: rule.layer, files: provenIn(rule) })),
      unproven: members.filter((rule) => provenIn(rule).length === 0).map(({ id }) => id),
    })),
    failing: [...failing.keys()].filter((id) => ids.has(id)).toSorted(),
    unknown: [...new Set(outcomes.flatMap(({ title }) => idsIn(title)))].filter((id) => !ids.has(id)).toSorted(),
  }
}
