import type { Outcome } from './outcome.ts'
import { idsIn, topicOf } from './rule-id.ts'
import type { Rule } from './rule-table.ts'

export type TopicProof = { readonly topic: string; readonly proven: readonly string[]; readonly unproven: readonly string[] }

export type Proof = {
  readonly topics: readonly TopicProof[]
  /** Rules that a red test names, whether or not a green one names them too. */
  readonly failing: readonly string[]
  readonly unknown: readonly string[]
}

const named = (outcomes: readonly Outcome[], ended: Outcome['ended']): ReadonlySet<string> =>
  new Set(outcomes.filter((outcome) => outcome.ended === ended).flatMap(({ title }) => idsIn(title)))

/** A rule is proven when a passing test carries its id and no failing test does. */
export const prove = (rules: readonly Rule[], outcomes: readonly Outcome[]): Proof => {
  const failing = named(outcomes, 'failed')
  const passing = named(outcomes, 'passed')
  const isProven = ({ id }: Rule): boolean => passing.has(id) && !failing.has(id)
  const ids = new Set(rules.map(({ id }) => id))
  const topics = Map.groupBy(rules, ({ id }) => topicOf(id))
  return {
    topics: [...topics].map(([topic, members]) => ({
      topic,
      proven: members.filter(isProven).map(({ id }) => id),
      unproven: members.filter((rule) => !isProven(rule)).map(({ id }) => id),
    })),
    failing: [...failing].filter((id) => ids.has(id)).toSorted(),
    unknown: [...new Set(outcomes.flatMap(({ title }) => idsIn(title)))].filter((id) => !ids.has(id)).toSorted(),
  }
}
