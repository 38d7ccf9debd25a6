import type { Proof, ProvenBelow, TopicProof } from './proof.ts'

const sizeOf = ({ proven, below, unproven }: TopicProof): number => proven.length + below.length + unproven.length

const listed = (title: string, ids: readonly string[]): readonly string[] =>
  ids.length === 0 ? [] : [`${title}: ${ids.join(' ')}`]

const topicLine = (proof: TopicProof): string =>
  [
    `${proof.topic} ${proof.proven.length}/${sizeOf(proof)}`,
    ...listed('only below', proof.below.map(({ id }) => id)),
    ...listed('unproven', proof.unproven),
  ].join('  ')

const belowLine = ({ id, layer, files }: ProvenBelow): string => `${id} of ${layer}, proven only in ${files.join(' ')}`

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const sumLine = (title: string, topics: readonly TopicProof[]): string => {
  const proven = sum(topics.map((topic) => topic.proven.length))
  const below = sum(topics.map((topic) => topic.below.length))
  const unproven = sum(topics.map((topic) => topic.unproven.length))
  return `${title}: ${proven} of ${sum(topics.map(sizeOf))} rules proven on their layer, ${below} only below, ${unproven} unproven`
}

const DOCUMENTS = [
  { title: 'commerce', prefix: 'CC-' },
  { title: 'account and shell', prefix: 'AS-' },
]

/** The totals of each selected document, and of both. */
const sumLines = (topics: readonly TopicProof[]): readonly string[] => {
  const documents = DOCUMENTS
    .map(({ title, prefix }) => ({ title, members: topics.filter(({ topic }) => topic.startsWith(prefix)) }))
    .filter(({ members }) => members.length > 0)
  return [
    ...documents.map(({ title, members }) => sumLine(title, members)),
    ...(documents.length > 1 ? [sumLine('in sum', topics)] : []),
  ]
}

/** The proof for a reader: topic by topic, then the problems, then the totals. */
export const proofLines = ({ topics, failing, unknown }: Proof, { showFailing = false } = {}): readonly string[] => [
  ...topics.map(topicLine),
  ...topics.flatMap(({ below }) => below.map(belowLine)),
  ...(showFailing ? listed('named by a failing test', failing) : []),
  ...listed('unknown', unknown),
  ...sumLines(topics),
]
