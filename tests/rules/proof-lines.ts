import type { Proof, TopicProof } from './proof.ts'

const topicLine = ({ topic, proven, unproven }: TopicProof): string => {
  const head = `${topic} ${proven.length}/${proven.length + unproven.length}`
  return unproven.length === 0 ? head : `${head}  unproven: ${unproven.join(' ')}`
}

const listed = (title: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`${title}: ${ids.join(' ')}`]

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** The proof as a reader wants it: topic by topic, then what needs looking at, then the totals. */
export const proofLines = ({ topics, failing, unknown }: Proof, { showFailing = false } = {}): readonly string[] => {
  const proven = sum(topics.map((topic) => topic.proven.length))
  const unproven = sum(topics.map((topic) => topic.unproven.length))
  return [
    ...topics.map(topicLine),
    ...(showFailing ? listed('named by a failing test', failing) : []),
    ...listed('unknown', unknown),
    `${proven} of ${proven + unproven} rules proven, ${unproven} unproven, ${unknown.length} unknown`,
  ]
}
